// The page's end of the way to Python. Flet's client calls jsConnect, jsSend and jsDisconnect.
{
  const early = [];
  let onFrame = (frame) => early.push(frame);
  let worker;
  let ready;

  function begin(anew) {
    ready = new Promise((resolve) => {
      worker = new Worker(`worker.js${anew ? '?anew' : ''}`, { type: 'module' });
      worker.onerror = (event) => failed(event.message ?? 'a file could not be loaded', !anew);
      worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) onFrame(data);
        else if (data.ready) {
          resolve();
          keepAllOfIt();
        } else if (data.fault) failed(data.fault, data.again);
        else dispatchEvent(new CustomEvent('tableside-worker', { detail: data }));
      };
    });
  }

  function failed(fault, again) {
    console.error(fault);
    worker.terminate();
    // Once more without the picture of Python's memory: it may be what is wrong.
    if (again) begin(true);
    else {
      firstPicture.leave(0);
      document.getElementById('not-started').hidden = false;
    }
  }

  // Browsers may throw away what an origin keeps when space is short, unless they are asked not to.
  async function keepAllOfIt() {
    try {
      if (!await navigator.storage.persisted()) await navigator.storage.persist();
    } catch {
      // Then it stays as the browser likes.
    }
  }

  let asked = 0;
  Object.assign(globalThis.tableside ??= {}, {
    // Comes to its end when all that was changed is kept, or cannot be.
    settled: () => new Promise((resolve) => {
      const number = asked += 1;
      addEventListener('tableside-worker', function heard({ detail }) {
        if (detail.settled !== number) return;
        removeEventListener('tableside-worker', heard);
        resolve();
      });
      worker.postMessage({ tableside: 'settle', number });
    }),
    tell: (message) => worker.postMessage(message),
    stop: () => worker.terminate(),
  });

  begin(false);
  globalThis.jsConnect = async (app, args, receive) => {
    await ready;
    onFrame = (frame) => {
      firstPicture.frame(frame);
      receive(frame);
    };
    early.splice(0).forEach(onFrame);
  };
  globalThis.jsSend = async (app, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => {};
}
