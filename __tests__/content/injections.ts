/** What a script would call if it ran. */
const run = 'window.__injected=1';

const tags = [
  `<script>${run}</script>`, `<script src=data:text/javascript,${run}></script>`, `<img src=x onerror="${run}">`, `<img src=x onerror=${run}//`, `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`, `<svg><animate onbegin="${run}" attributeName=x dur=1s>`, `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<body onload="${run}">`, `<iframe src="javascript:${run}"></iframe>`, `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`, `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`, `<video><source onerror="${run}"></video>`, `<audio src=x onerror="${run}">`, `<details open ontoggle="${run}">`, `<marquee onstart="${run}">`,
  `<input autofocus onfocus="${run}">`, `<select autofocus onfocus="${run}"></select>`, `<textarea autofocus onfocus="${run}"></textarea>`, `<button autofocus onfocus="${run}">x</button>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`, `<base href="javascript:${run}//">`, `<link rel=stylesheet href="javascript:${run}">`, `<style>@import 'javascript:${run}';</style>`,
  `<form action="javascript:${run}"><input type=submit autofocus></form>`, `<math href="javascript:${run}">x</math>`, `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`, `<xmp><p title="</xmp><svg onload=${run}>">`, `<div style="background:url(javascript:${run})">`, `<a href="javascript:${run}">x</a>`,
  `<table background="javascript:${run}">`, `<isindex type=image src=1 onerror="${run}">`, `<x contenteditable onblur="${run}">x</x>`, `<div onpointerover="${run}">x</div>`,
  `<portal src="javascript:${run}">`, `<frameset onload="${run}">`, `<image src=x onerror="${run}">`, `<dialog open onclose="${run}">`,
];

const schemes = [
  'javascript:', 'JAVASCRIPT:', 'JaVaScRiPt:', ' javascript:', '\tjavascript:', '\njavascript:', 'java\tscript:', 'java\nscript:', 'java\rscript:', '\u0000javascript:', '\u0001javascript:',
  'javascript\t:', '&#106;avascript:', '&#x6a;avascript:', 'javascript&colon;', 'javascript%3a', 'vbscript:', 'livescript:', 'data:text/html,<script>', 'data:text/html;base64,',
  'data:image/svg+xml,<svg onload=', 'blob:', 'filesystem:', 'file:///', 'view-source:javascript:', 'feed:javascript:', 'jar:javascript:', 'about:', '//evil.example/', '/\\evil.example/',
  '\\\\evil.example\\', '/\t/evil.example/', 'https:javascript:', 'http:\\\\evil.example\\', '\u00a0javascript:', '\u2028javascript:', 'intent:', 'mocha:', 'wyciwyg:', 'x-javascript:',
];

const breakouts = [
  '</script>', '</SCRIPT >', '</title>', '</style>', '</textarea>', '<!--', '-->', ']]>', '</template>', '</noscript>', '"', "'", '`', '">', "'>", '\u2028', '</h1>', '</a>', '{{constructor.constructor("window.__injected=1")()}}',
  '${window.__injected=1}', '\\u003c/script\\u003e', '&lt;/script&gt;', '\u0000</script>', '\ud800</script>', '<<script>', '</p>', '</ld+json>', '{"@type":"x"}</script>', '\'+alert(1)+\'', '");window.__injected=1;//',
].map((end) => `${end}<script>${run}</script><img src=x onerror=${run}>`);

/** Markup that would run in a page that trusted it. */
export const markupVectors: readonly string[] = [...tags, ...breakouts, ...tags.map((tag) => `safe words ${tag.toUpperCase().replaceAll('WINDOW.__INJECTED', 'window.__injected')} after`)];

/** Addresses that run something, or leave the site behind a look of being on it. */
export const addressVectors: readonly string[] = [...schemes, ...schemes.map((scheme) => `${scheme}//x`)].map((scheme, index) => `${scheme}${index % 2 ? run : `alert(1);${run}`}`);

/** Slugs no page may be asked for by. */
export const slugVectors: readonly string[] = [
  '..', '../admin', '..%2f', 'a/../b', '"><script>', "';--", '<svg onload=x>', 'a b', 'A', 'é', '%00', '\u0000', 'javascript:x', 'a?b', 'a#b', '\\', '__proto__', 'a'.repeat(121), '', '.',
];

/** Kinds of nodes and marks that are not on the list. */
export const nodeVectors: readonly string[] = [
  'script', 'html', 'raw', 'iframe', 'embedded-html', 'embedded-resource-block', 'resource-hyperlink', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'document',
  'style', 'svg', 'object', 'entry-hyperlink-x', 'HYPERLINK', 'text ', 'p',
];
