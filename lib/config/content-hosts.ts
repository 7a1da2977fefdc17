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
