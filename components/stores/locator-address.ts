const changed = 'store-locator-address';

/** A part of the store locator's address, which can be followed: a list can be shared, reloaded and gone back to. */
function partOfAddress<T extends string | null>(read: (query: URLSearchParams) => T, none: T) {
  return {
    subscribe(listener: () => void): () => void {
      window.addEventListener('popstate', listener);
      window.addEventListener(changed, listener);
      return () => {
        window.removeEventListener('popstate', listener);
        window.removeEventListener(changed, listener);
      };
    },
    get: () => read(new URLSearchParams(window.location.search)),
    getOnServer: () => none,
  };
}

/** The ZIP of the address, or `null`. */
export const zipInAddress = partOfAddress<string | null>((query) => query.get('zip'), null);

/** What the stores are to have by the address, a line each. */
export const featuresInAddress = partOfAddress<string>(
  (query) => query.getAll('has').join('\n'),
  '',
);

/** Writes the address anew, as a step of its own or in the place of the one that is there. */
export function changeAddress(
  step: 'pushState' | 'replaceState',
  change: (query: URLSearchParams) => void,
): void {
  const query = new URLSearchParams(window.location.search);
  change(query);
  const search = query.toString();
  window.history[step](null, '', window.location.pathname + (search && `?${search}`));
  window.dispatchEvent(new Event(changed));
}
