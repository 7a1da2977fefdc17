/** Google's script as far as the map asks it: the pages of its documentation on `importLibrary`, `Map` and `AdvancedMarkerElement`. */
export interface FakeGoogleMaps {
  /** The address of the script the page asked for. */
  script(): HTMLScriptElement | null;
  /** The script has come: its libraries are there. */
  load(): void;
  /** The script did not come. */
  fail(): void;
  /** The key is refused. */
  refuse(): void;
  markers: { position: { lat: number; lng: number }; content: HTMLElement }[];
}

/** Answers what the loader appends to the document's head, when told to. */
export function fakeGoogleMaps(): FakeGoogleMaps {
  const markers: FakeGoogleMaps['markers'] = [];
  class FakeMap {
    constructor(private readonly div: HTMLElement) {}
    getDiv() {
      return this.div;
    }
    fitBounds() {
      return undefined;
    }
    setOptions() {
      return undefined;
    }
    moveCamera() {
      return undefined;
    }
    addListener() {
      return { remove: () => undefined };
    }
  }
  class AdvancedMarkerElement extends HTMLElement {
    position = { lat: 0, lng: 0 };
    #content = document.createElement('div');
    get content() {
      return this.#content;
    }
    set content(element: HTMLDivElement) {
      this.#content = element;
      this.replaceChildren(element);
    }
    set map(map: FakeMap | null) {
      if (map) {
        map.getDiv().append(this);
        markers.push(this);
      } else this.remove();
    }
  }
  if (!customElements.get('gmp-advanced-marker'))
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  const libraries: Record<string, object> = {
    maps: {},
    core: {},
    marker: { AdvancedMarkerElement },
  };
  const event = {
    addListener: () => ({ remove: () => undefined }),
    clearInstanceListeners: () => undefined,
  };
  const script = () =>
    document.head.querySelector<HTMLScriptElement>(
      'script[src^="https://maps.googleapis.com/maps/api/js"]',
    );
  const maps = () =>
    (window as unknown as { google: { maps: Record<string, unknown> } }).google.maps;
  return {
    markers,
    script,
    load() {
      Object.assign(maps(), {
        version: '3.65',
        Map: FakeMap,
        event,
        Settings: { getInstance: () => ({}) },
        importLibrary: (name: string) => Promise.resolve(libraries[name]),
      });
      (maps().__ib__ as () => void)();
    },
    fail: () => script()?.onerror?.(new Event('error')),
    refuse: () => (window as unknown as { gm_authFailure(): void }).gm_authFailure(),
  };
}
