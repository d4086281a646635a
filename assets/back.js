// What lies open over a page is an entry of its own in the history, so that Back closes it before it leaves the page.
// The app asks for its own address with `over=` and how many lie open (screens/back.py): the mark is kept in the
// entry, and the address stays as it is.
{
  const push = history.pushState.bind(history);
  const put = history.replaceState.bind(history);
  const depth = () => history.state?.over ?? 0;
  let at = depth();
  let returning = false;
  let waiting = null;
  const goBack = (steps) => { returning = true; history.go(-steps); };

  history.pushState = (state, title, url) => {
    if (returning) { waiting = [state, title, url]; return; }
    const [, plain, over] = /^(.*?)(?:[?&]over=(\d+))?$/.exec(url ?? '');
    const from = depth();
    const to = Number(over ?? 0);
    const here = new URL(plain || location.href, document.baseURI).href === location.href;
    if (here && to < from) goBack(from - to);
    else if (!here && from > 1) { waiting = [state, title, url]; goBack(from - 1); }
    // Back was pressed while a sheet was closing: it is out of the history already.
    else if (here && to === from) put({ ...state, over: to }, title, plain);
    // A sheet that leads to another page is gone: Back leads to the page below it.
    else if (from && to <= from) put({ ...state, over: to }, title, plain);
    else if (!to) push(state, title, plain);
    else for (let level = from + 1; level <= to; level += 1) push({ ...state, over: level }, title, plain);
    at = depth();
  };
  history.replaceState = (state, title, url) => put(depth() ? { ...state, over: depth() } : state, title, url);

  // Registered before Flutter's own listener, which then does not hear what is none of its business.
  addEventListener('popstate', (event) => {
    const before = at;
    at = depth();
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      const next = waiting;
      waiting = null;
      if (next) history.pushState(...next);
    } else if (at > before) {
      // Forward again, to a sheet that was closed.
      event.stopImmediatePropagation();
      goBack(at);
    }
  });

  if (at) {
    // After a reload no sheet is open.
    goBack(at);
  } else if (history.state === null && !location.search) {
    // Opened in the middle of a game, the app has its first page below: Back leads there, and not out.
    const home = new URL('.', document.baseURI).pathname;
    // The offline edition has its pages after a #.
    const asked = location.pathname + location.hash;
    if (![home, `${home}#`, `${home}#/`].includes(asked)) {
      put(null, '', home);
      push(null, '', asked);
    }
  }
}
