/** What a browser keeps under names of its own that is a choice about the browser, not something of its shopper. */
const keptForAll = ['lilac-consent'];

const ours = 'lilac-';

/** Under what name a storage keeps whose it is: the customer's who was logged in last. */
const customerName = `${ours}customer`;

/** What storage did not take, by the names it would have had there: it lasts as long as this page. */
const unstored = new Map<string, string>();
/** The customer whose that is. */
let customerHere: string | null = null;

/** A text that a browser keeps under one name. */
export interface StoredText {
  /** `null` where nothing is kept. */
  get(): string | null;
  /** Keeps a text, or none with `null`; as long as this page where storage is full or forbidden. */
  set(text: string | null): void;
}

/** A text of this browser (`localStorage`) or of this tab alone (`sessionStorage`), under a name. */
export function storedText(storage: 'localStorage' | 'sessionStorage', name: string): StoredText {
  return {
    get() {
      try {
        return unstored.get(name) ?? window[storage].getItem(name);
      } catch {
        return null;
      }
    },
    set(text) {
      unstored.delete(name);
      try {
        if (text === null) window[storage].removeItem(name);
        else window[storage].setItem(name, text);
      } catch {
        if (text !== null) unstored.set(name, text);
      }
    },
  };
}

/** Forgets what this browser kept of its shopper: products looked at, the ZIP, drafts, the way through the shop. The answer about the tag container stays. */
export function forgetDevice(): void {
  forgetUnstored();
  inBoth(forget);
}

/** Makes what this browser keeps a customer's: a guest's stays with them, another customer's, who never signed out, is forgotten. */
export function keepDeviceFor(userID: string): void {
  if (customerHere !== null && customerHere !== userID) forgetUnstored();
  customerHere = userID;
  inBoth((storage) => {
    const before = storage.getItem(customerName);
    if (before !== null && before !== userID) forget(storage);
    storage.setItem(customerName, userID);
  });
}

function inBoth(work: (storage: Storage) => void): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      work(open());
    } catch {
      // Storage is forbidden: there is nothing in it.
    }
  }
}

function forget(storage: Storage): void {
  for (const name of Object.keys(storage)) if (isOfShopper(name)) storage.removeItem(name);
}

function forgetUnstored(): void {
  for (const name of unstored.keys()) if (isOfShopper(name)) unstored.delete(name);
}

function isOfShopper(name: string): boolean {
  return name.startsWith(ours) && !keptForAll.includes(name);
}
