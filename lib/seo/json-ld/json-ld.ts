/** A JSON-LD node: schema.org's own words, plain values. */
export type JsonLdNode = { '@type': string | string[] } & Record<string, unknown>;

/** One `@graph` as text for a script element: `<` is escaped, so no value can end the element. */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /</g,
    '\\u003c',
  );
}
