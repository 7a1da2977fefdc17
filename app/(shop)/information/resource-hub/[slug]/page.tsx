import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/content/content-page';
import { env } from '@/lib/config/env';
import { getArticle, getArticles } from '@/lib/content/content.server';
import { resourceHubPath } from '@/lib/routes/article-path';
import { articleJsonLd } from '@/lib/seo/article-json-ld';
import { contentMeta } from '@/lib/seo/content-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const mostRelated = 4;

async function load(params: Props['params']) {
  const page = await getArticle((await params).slug);
  if (!page) notFound();
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMeta(await load(params), 'article', env().SITE_ORIGIN);
}

/** `/information/resource-hub/{slug}`: a care article (000 §2). */
export default async function ArticleRoute({ params }: Props) {
  const page = await load(params);
  const origin = env().SITE_ORIGIN;
  const related = (await getArticles()).filter(({ slug, tags }) => slug !== page.slug && tags.some((tag) => page.tags.includes(tag)));
  return (
    <ContentPage
      page={page}
      crumbs={[{ label: 'Resource Hub', path: resourceHubPath() }, { label: page.title }]}
      structured={[articleJsonLd(page, origin)]}
      list={{ heading: 'Related Articles', articles: related.slice(0, mostRelated) }}
      origin={origin}
    />
  );
}
