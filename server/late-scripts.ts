import { trustedTypes } from './trusted-types';

const asyncScript = /<script src="([^"]+)"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const firstStyles = /<link rel="stylesheet"/;

/**
 * Puts the scripts into the page: after its first frame; at once when the visitor acts, or in a tab nobody looks at; at the latest after three
 * seconds. Notes that the visitor has acted, and what a page not yet awake did not hear, once for each thing it was done to, for
 * `components/ui/early-acts.tsx`. From the moment React listens it hears presses and forms itself, but for the menus' toggles. The search
 * keeps its own field. Runs in the browser as it is.
 */
export const loader = `(function () {
  var sources = document.currentScript.dataset.late.split(' ');
  var begun = false;
  var early = window.earlyActs = { acted: false, acts: [], stop: stop };
  var heard = { click: press, input: fill, change: fill, submit: send, pointerdown: act, touchstart: act, keydown: act };
  function begin() {
    if (begun) return;
    begun = true;
    sources.forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.setAttribute('async', '');
      document.head.appendChild(script);
    });
  }
  function act() {
    early.acted = true;
    begin();
  }
  function isAwake() {
    return Object.keys(document).some(function (key) { return key.indexOf('_reactListening') === 0; });
  }
  function keep(target) {
    early.acts = early.acts.filter(function (one) { return one.target !== target; });
    early.acts.push({ target: target, value: target.value, checked: target.checked });
  }
  function press(event) {
    var button = event.target.closest && event.target.closest('button[type=button]:not([popovertarget])');
    if (button && (button.hasAttribute('data-toggle') || !isAwake())) keep(button);
  }
  function fill(event) {
    if (!event.target.closest('[role=search]')) keep(event.target);
  }
  function send(event) {
    if (event.target.hasAttribute('action') || isAwake()) return;
    event.preventDefault();
    keep(event.target);
  }
  function stop() {
    for (var kind in heard) removeEventListener(kind, heard[kind], true);
  }
  for (var kind in heard) addEventListener(kind, heard[kind], true);
  if (document.hidden) return begin();
  requestAnimationFrame(function () { setTimeout(begin); });
  setTimeout(begin, 3000);
})()`.replace(/\n\s*/g, '');

/**
 * A document whose scripts follow its first frame (decision 075): styles, fonts and the first picture have the network and the processor to
 * themselves until then. Before them stands what a script may be made of (`trusted-types.ts`). The order of asynchronous scripts means nothing, and none of them is needed to see or to follow a link.
 */
export function lateScripts(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source = '']) => source);
  if (sources.length === 0) return html;
  const rest = html.replace(asyncScript, '').replace(scriptPreload, '');
  const script = `<script>${trustedTypes}</script><script data-late="${[...new Set(sources)].join(' ')}">${loader}</script>`;
  // Before the styles: a script behind them would hold up the parser until they are here.
  const at = rest.search(firstStyles);
  const place = at >= 0 ? at : rest.indexOf('</head>');
  return place >= 0 ? rest.slice(0, place) + script + rest.slice(place) : html;
}
