const prefix = 'Store-';

/** Path of one store, `/store-locator/{storeId}`, from the ID of its buyer address (`Store-lyndale`). */
export function storePath(addressID: string): string {
  return `/store-locator/${addressID.startsWith(prefix) ? addressID.slice(prefix.length) : addressID}`;
}

/** The buyer address behind the `{storeId}` of a path. */
export function storeAddressID(storeId: string): string {
  return storeId.startsWith(prefix) ? storeId : `${prefix}${storeId}`;
}
