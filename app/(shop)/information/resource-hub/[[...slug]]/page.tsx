import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/content/content-page';
import { RelatedProducts } from '@/components/content/related-products';
import { ResourceHub } from '@/components/content/resource-hub';
import { getCategoryTreeOrNone } from '@/lib/catalogue/categories.server';
import { barCategories } from '@/lib/catalogue/category-tree';
import { getSummariesAbout } from '@/lib/catalogue/product-summaries.server';
import { env } from '@/lib/config/env';
import { getArticle, getArticles, getArticlesNamed, getArticleSubjects } from '@/lib/content/content.server';
import { relatedArticles } from '@/lib/content/related-articles';
import { resourceHubPath } from '@/lib/routes/article-path';
import { articleJsonLd } from '@/lib/seo/article-json-ld';
import { contentMeta } from '@/lib/seo/content-meta';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug?: string[] }>;
}

const mostRelated = 4;
const mostProducts = 4;

/** The article asked for; `null` is the hub itself. */
async function load(params: Props['params']) {
  const { slug = [] } = await params;
  if (slug.length === 0) return null;
  const page = slug.length === 1 ? await getArticle(slug[0] ?? '') : null;
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load(params);
  const origin = env().SITE_ORIGIN;
  if (page) return settled(contentMeta(page, 'article', origin));
  return settled(pageMetadata({ name: 'Resource Hub', description: 'Care guides, planting advice and references from our growers.', path: resourceHubPath(), origin }));
}

/** `/information/resource-hub` and its articles (000 §2). */
export default async function ResourceHubRoute({ params }: Props) {
  const page = await load(params);
  const origin = env().SITE_ORIGIN;
  if (!page) return <ResourceHub articles={await getArticles()} categories={barCategories(await getCategoryTreeOrNone())} origin={origin} />;
  const related = relatedArticles(page, await getArticleSubjects(), mostRelated).map(({ slug }) => slug);
  return (
    <ContentPage
      page={page}
      crumbs={[{ label: 'Resource Hub', path: resourceHubPath() }, { label: page.title }]}
      structured={[articleJsonLd(page, origin)]}
      list={{ heading: 'Related Articles', articles: await getArticlesNamed(related) }}
      dated
      origin={origin}
    >
      <RelatedProducts products={await getSummariesAbout(page.slug, mostProducts)} />
    </ContentPage>
  );
}
