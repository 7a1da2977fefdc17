import { pushToDataLayer } from './data-layer';

const host = 'https://www.googletagmanager.com';
const mark = 'tag-container';

/** Loads the tag container into this document, once; from then on it reads the data layer, what was pushed before included. */
export function loadTagContainer(containerID: string): void {
  if (document.getElementById(mark)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = mark;
  script.async = true;
  script.src = `${host}/gtm.js?id=${encodeURIComponent(containerID)}`;
  document.head.append(script);
}

/** Whether it has been loaded: what runs already can only be left out of the next document. */
export function tagContainerLoaded(): boolean {
  return document.getElementById(mark) !== null;
}
