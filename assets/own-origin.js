// No request may leave the machine: Flet's client asks a foreign host for the Rive runtime at every start
// and does well without it, so a script of another origin is never given an address.
const address = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  ...address,
  set(value) {
    const wanted = new URL(value, document.baseURI);
    if (wanted.origin === location.origin || wanted.protocol === 'blob:') address.set.call(this, value);
  },
});
