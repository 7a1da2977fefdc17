/** A text that a browser keeps under one name. */
export interface StoredText {
  /** `null` where nothing is kept or storage is forbidden. */
  get(): string | null;
  /** Keeps a text, or none with `null`; does nothing where storage is full or forbidden. */
  set(text: string | null): void;
}

/** A text of this browser (`localStorage`) or of this tab alone (`sessionStorage`), under a name. */
export function storedText(storage: 'localStorage' | 'sessionStorage', name: string): StoredText {
  return {
    get() {
      try {
        return window[storage].getItem(name);
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) window[storage].removeItem(name);
        else window[storage].setItem(name, text);
      } catch {
        // Full or forbidden: what was kept lasts as long as this page.
      }
    },
  };
}
