const prefix = 'Store-';

/** The page of all stores (specification A2). */
export const storesPath = '/store-locator';

/** Google's map of the stores: a document of its own, which the store locator shows in a frame. */
export const streetsPath = `${storesPath}/streets`;

/** Path of one store, `/store-locator/{storeId}`, from the ID of its buyer address (`Store-lyndale`); lower case like every path (ruling 41). */
export function storePath(addressID: string): string {
  return `${storesPath}/${(isPrefixed(addressID) ? addressID.slice(prefix.length) : addressID).toLowerCase()}`;
}

/** The buyer address behind the `{storeId}` of a path, letter case aside. */
export function storeAddressID(storeId: string): string {
  return isPrefixed(storeId) ? `${prefix}${storeId.slice(prefix.length)}` : `${prefix}${storeId}`;
}

function isPrefixed(text: string): boolean {
  return text.toLowerCase().startsWith(prefix.toLowerCase());
}
