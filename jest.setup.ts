import '@testing-library/jest-dom';

// jsdom knows no media queries: none holds, unless a test says so.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener: () => undefined, removeListener: () => undefined });
}
