const key = 'lilac-zip';
const listeners = new Set<() => void>();

/** The ZIP the shopper last asked a date for, kept on this browser; `null` until then. */
export const zipStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): string | null {
    try {
      const zip = localStorage.getItem(key);
      return zip && /^\d{5}$/.test(zip) ? zip : null;
    } catch {
      return null;
    }
  },
  getOnServer: (): string | null => null,
  set(zip: string): void {
    try {
      localStorage.setItem(key, zip);
    } catch {
      // Storage is full or forbidden: the ZIP is not remembered.
    }
    listeners.forEach((listener) => listener());
  },
};
