const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Whether a text has the shape of a commerce ID. The SDK concatenates IDs into paths unescaped: check before each call. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** A fresh random ID of 22 characters (128 bits), in the commerce platform's own alphabet. */
export function newId(): string {
  // The browser's own source of randomness too: Node's would bring all of its cryptography to the pages that check an ID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
