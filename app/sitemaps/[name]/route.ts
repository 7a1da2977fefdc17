import { env } from '@/lib/config/env';
import { partOfFile, sitemapParts, sitemapXml } from '@/lib/seo/sitemap/sitemap';
import { missing, xmlAnswer } from '@/lib/seo/sitemap/sitemap-answer';
import { sitemapNames, sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';

export const dynamic = 'force-dynamic';

/** `/sitemaps/{name}.xml`: what there is of one kind; `/sitemaps/{name}-2.xml` goes on where one file cannot hold it. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const file = partOfFile((await params).name);
  const name = sitemapNames.find((sitemap) => sitemap === file?.name);
  if (!file || !name) return missing();
  return xmlAnswer(async () => {
    const pages = sitemapParts(await sitemapPages(name))[file.part - 1];
    return pages ? sitemapXml(pages, env().SITE_ORIGIN) : null;
  });
}
