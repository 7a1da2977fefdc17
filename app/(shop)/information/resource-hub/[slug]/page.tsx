import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/content/content-page';
import { RelatedProducts } from '@/components/content/related-products';
import { getSummariesAbout } from '@/lib/catalogue/product/product-summaries.server';
import { env } from '@/lib/config/env';
import { getArticle, getArticlesNamed, getArticleSubjects } from '@/lib/content/content.server';
import { relatedArticles } from '@/lib/content/related-articles';
import { resourceHubPath } from '@/lib/routes/article-path';
import { articleJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { contentMeta } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const mostRelated = 4;
const mostProducts = 4;

async function load(params: Props['params']) {
  return (await getArticle((await params).slug)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(contentMeta(await load(params), 'article', env().SITE_ORIGIN));
}

/** `/information/resource-hub/{slug}`: an article (specification A2). */
export default async function ArticleRoute({ params }: Props) {
  const [page, origin] = [await load(params), env().SITE_ORIGIN];
  const related = relatedArticles(page, await getArticleSubjects(), mostRelated).map(
    ({ slug }) => slug,
  );
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
