import { env } from '@/lib/config/env';
import { sitemapXml } from '@/lib/seo/sitemap/sitemap';
import { missing, xmlAnswer } from '@/lib/seo/sitemap/sitemap-answer';
import { sitemapNames, sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';

export const dynamic = 'force-dynamic';

/** `/sitemaps/{name}.xml`: what there is of one kind. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const sitemapName = (await params).name;
  const name = sitemapNames.find((sitemap) => sitemapName === `${sitemap}.xml`);
  return name
    ? xmlAnswer(async () => sitemapXml(await sitemapPages(name), env().SITE_ORIGIN))
    : missing();
}
