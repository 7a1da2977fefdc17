import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { keepStyles } from './__tests__/support/kept-styles';

// A part that is loaded on demand can take seconds where other work keeps the processors busy.
configure({ asyncUtilTimeout: 15_000 });

// jsdom knows no media queries: none holds, unless a test says so. It lays nothing out, so nothing comes into view or leaves it.
if (typeof window !== 'undefined') {
  keepStyles();
  window.Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
