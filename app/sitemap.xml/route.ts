import { env } from '@/lib/config/env';
import { sitemapIndexXml } from '@/lib/seo/sitemap';
import { xmlAnswer } from '@/lib/seo/sitemap-answer';
import { sitemapIndex } from '@/lib/seo/sitemaps.server';

export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: the index of the sitemaps. */
export function GET(): Promise<Response> {
  return xmlAnswer(async () => sitemapIndexXml(await sitemapIndex(), env().SITE_ORIGIN));
}
