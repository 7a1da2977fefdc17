/** What a browser keeps under names of its own that is a choice about the browser, not something of its shopper. */
const keptForAll = ['lilac-consent'];
const ours = 'lilac-';

/** Forgets what this browser kept of its shopper: products looked at, the ZIP, drafts, the way through the shop. The answer about the tag container stays. */
export function forgetDevice(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const name of Object.keys(storage))
        if (name.startsWith(ours) && !keptForAll.includes(name)) storage.removeItem(name);
    } catch {
      // Storage is forbidden: there is nothing in it.
    }
  }
}
