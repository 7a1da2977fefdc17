import { log } from '@/lib/core/log';

const type = 'application/xml; charset=utf-8';

/** XML for crawlers, kept for a while; 503 while it cannot be made, so that they keep the copy they have; 404 where there is none. `operation` names it in the log. */
export async function xmlAnswer(
  make: () => Promise<string | null>,
  operation = 'sitemap',
): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return missing();
    return new Response(xml, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=0, s-maxage=900',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    log('warn', 'sitemap-unavailable', {
      operation,
      outcome: error instanceof Error ? error.name : 'unknown',
    });
    return new Response('503\n', {
      status: 503,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '60' },
    });
  }
}

/** 404 for a sitemap that there is not. */
export function missing(): Response {
  return new Response('404\n', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' },
  });
}
