/** A JSON-LD node: schema.org's own words, plain values. */
export type JsonLdNode = { '@type': string | string[] } & Record<string, unknown>;

/** One `@graph` as text for a script element, without texts that say nothing: `<` is escaped, so no value can end the element. */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, withWords).replace(
    /</g,
    '\\u003c',
  );
}

function withWords(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
