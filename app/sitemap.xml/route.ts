import { env } from '@/lib/config/env';
import { sitemapIndexXml } from '@/lib/seo/sitemap/sitemap';
import { xmlAnswer } from '@/lib/seo/sitemap/sitemap-answer';
import { sitemapIndex } from '@/lib/seo/sitemap/sitemaps.server';

export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: the index of the sitemaps. */
export function GET(): Promise<Response> {
  return xmlAnswer(async () => sitemapIndexXml(await sitemapIndex(), env().SITE_ORIGIN));
}
