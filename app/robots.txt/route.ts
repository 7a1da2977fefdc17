import { env } from '@/lib/config/env';
import { robotsText } from '@/lib/seo/sitemap/robots';

export const dynamic = 'force-dynamic';

/** What crawlers may read, and where the sitemaps are. */
export function GET(): Response {
  return new Response(robotsText(env().SITE_ORIGIN), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
