// What the page itself says, beside the app: in the app's look, above its picture.
const STYLE = `
.tableside-notice {
  position: fixed; z-index: 3; box-sizing: border-box; background: #1A1D21; color: #EFEAE3; overflow-y: auto;
  font: 400 1rem/1.4 Arial, sans-serif; touch-action: manipulation; user-select: none; -webkit-user-select: none;
}
.tableside-notice b { display: block; font-weight: 600; }
.tableside-notice div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.tableside-notice button {
  flex: 1 1 auto; min-height: 48px; min-width: 48px; padding: 8px 12px; border: 0; border-radius: 12px;
  background: #32373E; color: inherit; font: inherit; cursor: pointer;
}
.tableside-notice button:first-child { background: #E8A24A; color: #0E0F11; font-weight: 600; }
.tableside-notice button:focus-visible { outline: 3px solid #EFEAE3; outline-offset: 2px; }
/* Below the strip and above the bar, which stay free to tap. */
.tableside-notice.slip {
  top: calc(env(safe-area-inset-top) + 108px); left: 50%; width: min(26rem, 100vw - 16px);
  max-height: max(9rem, 100dvh - 268px); padding: 12px; border: 1px solid #4A5058; border-radius: 16px;
  box-shadow: 0 8px 24px #000A; transform: translateX(-50%); transition: transform .2s, opacity .2s;
}
.tableside-notice.slip.away { transform: translate(-50%, -24px); opacity: 0; }
/* Only tells: what lies below can be tapped through it. */
.tableside-notice.passing { pointer-events: none; text-align: center; }
.tableside-notice.cover {
  inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center;
  justify-content: safe center;
  padding: 32px; background: #0E0F11; font-size: 1.125rem; text-align: center; overflow-wrap: anywhere;
}
.tableside-notice.cover b { font-size: 1.375rem; margin-bottom: 12px; }
@media (prefers-reduced-motion: reduce) { .tableside-notice.slip { transition: none; } }
`;

// Flutter takes every key for its own, also Tab and Enter on these buttons: it is not told of them.
for (const kind of ['keydown', 'keyup', 'keypress']) {
  addEventListener(kind, (event) => {
    if (event.target.closest?.('.tableside-notice')) event.stopImmediatePropagation();
  }, true);
}

// Shows a notice: a `slip` below the strip, one that is `passing`, or a `cover` over everything. `actions` are the
// buttons: what each is called, and what it does. Gives what takes the notice away.
export function notice({ kind, title, text = '', actions = {} }) {
  style();
  const element = document.createElement('section');
  element.className = `tableside-notice ${kind === 'passing' ? 'slip passing' : kind} away`;
  element.setAttribute('role', kind === 'cover' ? 'alertdialog' : 'status');
  element.setAttribute('aria-label', title);
  element.append(made('b', title), ...(text ? [made('span', text)] : []));
  const buttons = Object.entries(actions).map(([name, act]) => {
    const button = made('button', name);
    button.type = 'button';
    button.addEventListener('click', act);
    return button;
  });
  if (buttons.length) {
    const row = document.createElement('div');
    row.append(...buttons);
    element.append(row);
  }
  document.body.append(element);
  requestAnimationFrame(() => element.classList.remove('away'));
  const freed = kind === 'cover' ? alone(element) : () => {};
  if (kind === 'cover') buttons[0]?.focus();
  return () => {
    freed();
    element.remove();
  };
}

function made(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

// Nothing else is reached while it stands, also by keyboard and screen reader.
function alone(element) {
  const silence = () => {
    for (const other of document.body.children) if (other !== element) other.inert = true;
  };
  silence();
  const watch = new MutationObserver(silence);
  watch.observe(document.body, { childList: true });
  return () => {
    watch.disconnect();
    for (const other of document.body.children) other.inert = false;
  };
}

function style() {
  if (document.getElementById('tableside-notices')) return;
  const element = made('style', STYLE);
  element.id = 'tableside-notices';
  document.head.append(element);
}
