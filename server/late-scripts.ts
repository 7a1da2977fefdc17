const asyncScript = /<script src="([^"]+)"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const firstStyles = /<link rel="stylesheet"/;

/**
 * Puts the scripts into the page: after its first frame; at once when the visitor acts, or in a tab nobody looks at; at the latest after three
 * seconds. Keeps the last button pressed or list changed before the page is awake, for `components/ui/early-act.tsx`. Runs in the browser as it is.
 */
const loader = `(function(){var sources=document.currentScript.dataset.late.split(' '),begun=false,acts=['pointerdown','touchstart','keydown'];function begin(){if(begun)return;begun=true;acts.forEach(function(act){removeEventListener(act,begin,true)});sources.forEach(function(source){var script=document.createElement('script');script.src=source;script.setAttribute('async','');document.head.appendChild(script)})}function keep(event){var target=event.target.closest&&event.target.closest(event.type==='change'?'select':'button[type=button]:not([popovertarget])');if(target)early.target=target}var early=window.earlyAct={target:null,stop:function(){removeEventListener('click',keep,true);removeEventListener('change',keep,true)}};addEventListener('click',keep,true);addEventListener('change',keep,true);acts.forEach(function(act){addEventListener(act,begin,true)});if(document.hidden)begin();else{requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,3000)}})()`;

/**
 * A document whose scripts follow its first frame (decision 075): styles, fonts and the first picture have the network and the processor to
 * themselves until then. The order of asynchronous scripts means nothing, and none of them is needed to see or to follow a link.
 */
export function lateScripts(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source = '']) => source);
  if (sources.length === 0) return html;
  const rest = html.replace(asyncScript, '').replace(scriptPreload, '');
  const script = `<script data-late="${[...new Set(sources)].join(' ')}">${loader}</script>`;
  // Before the styles: a script behind them would hold up the parser until they are here.
  const at = rest.search(firstStyles);
  const place = at >= 0 ? at : rest.indexOf('</head>');
  return place >= 0 ? rest.slice(0, place) + script + rest.slice(place) : html;
}
