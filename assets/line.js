// The line to the server: one WebSocket for Flet's client that never breaks off, while real ones come and go under it.
// What passes over those is written down in screens/share/lines.py.
{
  const Socket = WebSocket;
  const HEAD = 8;
  const BEAT = 2000;
  const PATIENCE = 3000;
  const ASLEEP = 10000;
  const AGAIN = [0, 500, 1000, 2000];
  // A tap is aimed at what has been on the screen for a moment, not at what has come this instant.
  const SHOWN = 300;
  // What waits for a connection at the most; beyond it the page has to begin anew.
  const FRAMES = 1000;
  const BYTES = 4e6;
  const STORED = 'tableside-line';
  // In a frame of Flet, what is told of a finger: neither that the page got smaller, nor each letter.
  const TAP = /^\0\x92\x03.*\xa4name.(click|tap|long_press|submit)/s;

  class Line extends EventTarget {
    static current = null;
    url;
    readyState = Socket.CONNECTING;
    binaryType = 'arraybuffer';
    protocol = '';
    extensions = '';
    bufferedAmount = 0;
    #id = null;
    #socket = null;
    #up = false;
    #tries = 0;
    #asked = false;
    #timers = {};
    #dialled = 0;
    #heard = 0;
    #beat;
    #sent = 0;
    #waiting = [];
    #bytes = 0;
    #got = 0;
    #said = 0;
    #unsaid = 0;
    #recent = [];
    #shown = 0;

    constructor(url) {
      super();
      this.url = String(url);
      Line.current = this;
      this.#beat = setInterval(() => this.look(), BEAT);
      sign.lost(this);
      this.#dial();
    }

    get taps() {
      return this.#waiting.filter(({ tap }) => tap).length;
    }

    send(data) {
      const frame = data instanceof ArrayBuffer ? new Uint8Array(data)
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      if (this.readyState !== Socket.OPEN) return;
      const whole = new Uint8Array(HEAD + frame.length);
      const head = new DataView(whole.buffer);
      head.setUint32(0, ++this.#sent, true);
      head.setUint32(4, this.#seen(), true);
      whole.set(frame, HEAD);
      this.#waiting.push({ number: this.#sent, whole, tap: isTap(frame) });
      this.#bytes += whole.length;
      if (this.#up) this.#socket.send(whole);
      else if (this.#waiting.length > FRAMES || this.#bytes > BYTES) this.#over(null);
      else sign.lost(this);
    }

    close(code = 1000, reason = '') {
      this.bye();
      this.#end(code, reason, true);
    }

    // The page is left for good: nobody comes back to this line.
    bye() {
      if (this.#up) this.#socket.send('{"bye": true}');
    }

    // A sign of life is asked for, or a new socket tried at once. After a sleep the old one is hardly alive.
    look() {
      if (this.#up && Date.now() - this.#heard > ASLEEP) this.#broken();
      else if (this.#up) this.#ping();
      else if (!this.#socket && !this.#timers.again) this.#dial();
    }

    again(asked = false) {
      this.#asked ||= asked;
      if (this.#up) return this.look();
      if (!asked && this.#socket && performance.now() - this.#dialled < 1000) return;
      this.#tries = 0;
      // A socket that is still being opened may wait for an address that is gone.
      this.#drop();
      this.#dial();
    }

    lose() {
      if (this.#up) this.#broken();
    }

    #dial() {
      if (this.readyState === Socket.CLOSED) return;
      this.#clear('again');
      const socket = new Socket(this.url);
      this.#socket = socket;
      this.#dialled = performance.now();
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => socket.send(JSON.stringify(this.#id
        ? { resume: this.#id, got: this.#got, sent: this.#sent } : { begin: stored() }));
      socket.onmessage = ({ data }) => this.#hear(data);
      socket.onclose = () => this.#broken();
      this.#wait('answer', PATIENCE + BEAT, () => this.#broken());
    }

    #broken() {
      this.#drop();
      if (this.readyState === Socket.CLOSED) return;
      this.#wait('again', AGAIN[Math.min(this.#tries, AGAIN.length - 1)], () => this.#dial());
      this.#tries += 1;
    }

    #drop() {
      const socket = this.#socket;
      this.#socket = null;
      this.#up = false;
      for (const name of Object.keys(this.#timers)) this.#clear(name);
      if (socket) {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      }
      if (this.readyState !== Socket.CLOSED) sign.lost(this);
    }

    #hear(data) {
      this.#heard = Date.now();
      this.#clear('answer');
      if (typeof data !== 'string') return this.#frame(data);
      const said = JSON.parse(data);
      if ('line' in said) this.#found(said);
      else if ('gone' in said) this.#over(said.gone);
      else if ('pong' in said) this.#done(said.pong);
      else if ('missed' in said) sign.undone(said.missed, true);
      else if ('ping' in said) this.#ping();
    }

    #found({ line, got, shared }) {
      this.#id = line;
      this.#up = true;
      this.#tries = 0;
      this.#asked = false;
      store(line);
      this.#done(got);
      for (const { whole } of this.#waiting) this.#socket.send(whole);
      sign.found(shared);
      if (this.readyState === Socket.CONNECTING) {
        this.readyState = Socket.OPEN;
        this.dispatchEvent(new Event('open'));
      }
    }

    #frame(data) {
      const head = new DataView(data);
      const number = head.getUint32(0, true);
      this.#done(head.getUint32(4, true));
      if (number <= this.#got) return;
      if (number !== this.#got + 1) return this.#broken();
      this.#got = number;
      this.#recent.push({ number, at: performance.now() });
      this.#unsaid += data.byteLength;
      if (this.#got - this.#said >= 32 || this.#unsaid >= 256e3) this.#ping();
      const frame = data.slice(HEAD);
      firstPicture.frame(new Uint8Array(frame));
      this.dispatchEvent(new MessageEvent('message', { data: frame }));
    }

    #ping() {
      this.#socket.send(JSON.stringify({ ping: this.#got }));
      this.#said = this.#got;
      this.#unsaid = 0;
      if (!this.#timers.answer) this.#wait('answer', PATIENCE, () => this.#broken());
    }

    // The server has done everything up to this number.
    #done(number) {
      while (this.#waiting.length && this.#waiting[0].number <= number) {
        this.#bytes -= this.#waiting.shift().whole.length;
      }
    }

    // Which frame of the server a tap is aimed at.
    #seen() {
      const until = performance.now() - SHOWN;
      while (this.#recent.length && this.#recent[0].at <= until) this.#shown = this.#recent.shift().number;
      return this.#shown;
    }

    // The server knows this line no more: Flet's client begins a new one and is drawn anew.
    #over(done) {
      const asked = this.#asked;
      this.#done(done ?? 0);
      if (this.taps) sign.undone(this.taps, done !== null);
      this.#end(1006, '', false);
      if (asked) location.reload();
    }

    #end(code, reason, wasClean) {
      if (this.readyState === Socket.CLOSED) return;
      this.readyState = Socket.CLOSED;
      clearInterval(this.#beat);
      this.#drop();
      this.dispatchEvent(new CloseEvent('close', { code, reason, wasClean }));
    }

    #wait(name, time, then) {
      this.#clear(name);
      this.#timers[name] = setTimeout(() => {
        delete this.#timers[name];
        then();
      }, time);
    }

    #clear(name) {
      clearTimeout(this.#timers[name]);
      delete this.#timers[name];
    }
  }

  function isTap(frame) {
    return TAP.test(String.fromCharCode(...frame.subarray(0, 80)));
  }

  // Which line this page had before it was loaded anew. Where nothing may be stored, it just begins another one.
  function stored() {
    try {
      return sessionStorage.getItem(STORED);
    } catch {
      return null;
    }
  }

  function store(line) {
    try {
      sessionStorage.setItem(STORED, line);
    } catch { /* as above */ }
  }

  // What the page says about it: a thin line while all is well, a sentence and *Try again* when it is not.
  const sign = {
    timer: 0,
    ever: false,
    taken: 0,
    lost(line) {
      if (this.element?.className === 'lost') this.say(line);
      // The first one takes as long as it takes.
      else this.timer ||= setTimeout(() => this.show('lost', line), this.ever ? 700 : 3000);
    },
    found(shared) {
      clearTimeout(this.timer);
      this.timer = 0;
      this.ever = true;
      this.shared = Boolean(shared);
      if (this.element?.className !== 'undone') this.show(this.shared ? 'well' : '');
    },
    undone(taps, surely) {
      const which = taps === 1 ? 'Your last tap' : `Your last ${taps} taps`;
      this.words = `${which} ${surely ? (taps === 1 ? 'was' : 'were') : 'may'} not ${surely ? 'done' : 'have been done'}. `
        + 'Look again, and repeat what is missing.';
      this.show('undone');
    },
    show(state, line) {
      this.element ??= document.getElementById('connection');
      if (!this.element) return;
      this.element.className = state;
      this.say(line);
    },
    // What is said in words lies below the app, which is given so much less of the screen: no control is hidden.
    makeRoom() {
      const { className, offsetHeight } = this.element;
      const taken = ['lost', 'undone'].includes(className) ? offsetHeight : 0;
      if (taken === this.taken || !globalThis.visualViewport) return;
      this.taken = taken;
      visualViewport.dispatchEvent(new Event('resize'));
    },
    say(line) {
      const waits = line?.taps ? ` ${line.taps === 1 ? '1 tap waits' : `${line.taps} taps wait`}.` : '';
      const words = {
        lost: `No connection. What you saw is kept.${waits}`, undone: this.words, well: 'Connected', '': '',
      }[this.element.className];
      const [text, button] = this.element.children;
      if (text.textContent !== words) text.textContent = words;
      button.textContent = this.element.className === 'undone' ? 'Close' : 'Try again';
      this.makeRoom();
    },
    tapped() {
      if (this.element.className === 'undone') this.show(this.shared ? 'well' : '');
      else Line.current?.again(true);
    },
  };

  WebSocket = class extends Socket {
    constructor(url, ...given) {
      if (new URL(url, document.baseURI).pathname === flet.webSocketEndpoint) return new Line(url);
      super(url, ...given);
    }
  };

  // Flutter asks the viewport how much room there is.
  if (globalThis.visualViewport) {
    const { get } = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height');
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => get.call(visualViewport) - sign.taken });
  }
  for (const happened of ['online', 'pageshow', 'focus']) addEventListener(happened, () => Line.current?.again());
  addEventListener('offline', () => Line.current?.lose());
  document.addEventListener('visibilitychange', () => { if (!document.hidden) Line.current?.again(); });
  addEventListener('pagehide', ({ persisted }) => { if (!persisted) Line.current?.bye(); });
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#connection button').addEventListener('click', () => sign.tapped());
  });
  // Where no server answers, the client's own words are better than a picture for ever.
  addEventListener('flutter-first-frame', () => firstPicture.leave(6000), { once: true });
}
