/**
 * What is personal, endless or no page: never read by crawlers. What stays readable because its own noindex must be read: filtered lists, and the pages whose
 * address alone opens an order or a password. A closed address may still be listed, and a listed one of these would be open to all.
 */
const closed = ['/cart', '/checkout', '/account/', '/orderConfirmation/', '/search', '/api/'];

/** robots.txt of the shop: everything but what is closed, and the sitemap index. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
