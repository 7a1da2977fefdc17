/** What the images API cuts, files that are none of its pictures, and large ones. Videos are a fourth kind, which no page shows. */
const kinds = ['images', 'assets', 'downloads'];
const hosts = kinds.flatMap((kind) => [`${kind}.ctfassets.net`, `${kind}.eu.ctfassets.net`]);

/** Where the content service keeps the pictures of its assets; spaces of the EU have hosts of their own. */
export const contentPictureOrigins: readonly string[] = hosts.map((host) => `https://${host}`);

/** The host of the content service that an address names, with http, https or without either; `null` for any other. */
export function contentHostOf(url: string): string | null {
  const host = /^(?:https?:)?\/\/([a-z.]+)\//.exec(url)?.[1];
  return host && hosts.includes(host) ? host : null;
}

/** Where editors of the content service work, and see a page beside its entry: spaces of the EU have a host of their own. */
export const contentEditorOrigins: readonly string[] = [
  'https://app.contentful.com',
  'https://app.eu.contentful.com',
];

/** Where drafts of a space are read, by where its published entries are: spaces of the EU have a host of their own for either. */
export function previewAddressOf(deliveryAddress: string): string {
  return deliveryAddress === 'https://cdn.eu.contentful.com'
    ? 'https://preview.eu.contentful.com'
    : 'https://preview.contentful.com';
}
