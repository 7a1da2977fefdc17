/** @jest-environment jsdom */
import { isWithoutScript, wasLoadedHere } from '@/components/shell/without-script';

const error = (name: string) => Object.assign(new Error('…'), { name });

describe('a page that could not be put together', () => {
  it.each([
    ['ChunkLoadError', false, true], ['ChunkLoadError', true, false], ['TypeError', false, false], ['Error', true, false],
  ])('for a %s, loaded at its address: %s, is loaded as a document: %s', (name, loadedHere, whole) => {
    expect(isWithoutScript(error(name), loadedHere)).toBe(whole);
  });

  it.each([['http://localhost/cart', '/cart', true], ['http://localhost/', '/cart', false], ['http://localhost/cart?a=b', '/cart', true], [null, '/cart', true]])('loaded at %s, shown at %s: %s', (loaded, shown, here) => {
    performance.getEntriesByType = () => (loaded ? [{ name: loaded } as PerformanceEntry] : []);
    window.history.replaceState(null, '', shown);
    expect(wasLoadedHere()).toBe(here);
  });
});
