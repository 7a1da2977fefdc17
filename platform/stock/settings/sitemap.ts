import type { ChicagoDate } from '@/lib/core/time/chicago-time';

const origin = 'https://www.lilacandloam.example';

/** `sitemap.xml` with the paths given, of the day the stock was built. */
export function sitemap(paths: readonly string[], today: ChicagoDate): string {
  const urls = [...new Set(paths)].map(
    (path) => `  <url><loc>${escaped(origin + path)}</loc><lastmod>${today}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
