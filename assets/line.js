// The live connection to the server, and what is said when it is lost.
{
  let lost = 0;
  function connected(yes) {
    clearTimeout(lost);
    lost = 0;
    document.getElementById('lost-connection')?.classList.toggle('shown', !yes);
  }
  WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      // Flet's own words for a lost connection are a spinner on white; these say what matters at a table.
      this.addEventListener('close', () => { lost ||= setTimeout(() => connected(false), 1500); });
      this.addEventListener('message', ({ data }) => {
        connected(true);
        if (data instanceof ArrayBuffer) firstPicture.frame(new Uint8Array(data));
      });
    }
  };
  // Where no server answers, the client's own words are better than a picture for ever.
  addEventListener('flutter-first-frame', () => firstPicture.leave(6000), { once: true });
}
