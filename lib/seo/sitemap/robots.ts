/** What is personal, endless or no page: never read by crawlers. Filtered lists stay readable, because their own noindex must be read. */
const closed = [
  '/cart',
  '/checkout',
  '/account/',
  '/orderConfirmation/',
  '/order/',
  '/reset-password',
  '/search',
  '/api/',
];

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
