/** The content of a tag's attribute, found by another part of the tag. */
export function attribute(html: string, tag: RegExp, name: string): string | null {
  const found = (html.match(/<[a-z]+\s[^>]*>/gi) ?? []).find((candidate) => tag.test(candidate));
  const value = found ? new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(found)?.[1] : undefined;
  return value === undefined ? null : value.replaceAll('&amp;', '&');
}

/** The canonical link of a document. */
export function canonicalOf(html: string): string | null {
  return attribute(html, /rel="canonical"/, 'href');
}

/** Every node of a document's JSON-LD. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, text = '']) => {
    const value = JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[];
    const nodes = Array.isArray(value) ? value : [value];
    return nodes.flatMap((node) =>
      Array.isArray(node['@graph']) ? (node['@graph'] as Record<string, unknown>[]) : [node],
    );
  });
}

/** Paths of this site that a document links, each once. */
export function linksOf(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/\shref="(\/[^"#]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      ),
    ),
  ];
}

/** The text of the first main heading. */
export function headingOf(html: string): string {
  return (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replace(/<!-- -->|<[^>]+>/g, '')
    .trim();
}
