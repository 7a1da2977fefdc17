import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ResourceHub } from '@/components/content/resource-hub';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { barCategories, categoryTrail } from '@/lib/catalogue/category/category-tree';
import { env } from '@/lib/config/env';
import { narrowArticles, tagOf } from '@/lib/content/article-choice';
import { getArticles } from '@/lib/content/content.server';
import { resourceHubPath } from '@/lib/routes/article-path';
import { wordsOfList } from '@/lib/seo/description';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ choice: string[] }>;
}

/** All articles, or those of a tag, of a category, or of both; a tag or category that has none is a 404, unless none could be loaded at all. */
async function load(params: Props['params']) {
  const [tag = '', catID = '', ...more] = (await params).choice;
  if (!tag || !catID || more.length > 0) notFound();
  const [articles, tree] = await Promise.all([getArticles(), getCategoryTreeOrNone()]);
  const choice = { tag: tag === '-' ? null : tag, catID: catID === '-' ? null : catID };
  const shown = narrowArticles(articles, choice);
  const wanted = choice.catID?.toLowerCase();
  const category = wanted
    ? categoryTrail(tree, ({ id }) => id.toLowerCase() === wanted)?.at(-1)
    : null;
  if (category && category.id !== choice.catID)
    permanentRedirect(resourceHubPath({ tag: choice.tag, catID: category.id }));
  if ((category === undefined && tree.length > 0) || (articles.length > 0 && shown.length === 0))
    notFound();
  const tagName = choice.tag && tagOf(articles, choice.tag);
  return {
    choice,
    shown,
    category,
    articles,
    tree,
    name:
      [category?.name, tagName].filter(Boolean).join(': ') ||
      (choice.tag || choice.catID ? 'Care guides' : null),
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { choice, shown, category, name } = await load(params);
  const origin = env().SITE_ORIGIN;
  if (!name)
    return settled(
      pageMetadata({
        name: 'Resource Hub',
        description: 'Care guides, planting advice and references from our growers.',
        path: resourceHubPath(choice),
        origin,
      }),
    );
  return settled(
    pageMetadata({
      name: `${category && !choice.tag ? `${name} guides` : name}, Resource Hub`,
      description: `What our growers say about ${name}.`,
      facts: [
        `${wordsOfList(
          shown.map(({ title }) => title),
          2,
        )}.`,
      ],
      path: resourceHubPath(choice),
      origin,
      noindex: choice.tag !== null && choice.catID !== null,
    }),
  );
}

/** `/information/resource-hub?tag=…&catID=…` (specification A2), keyed by path. */
export default async function HubViewRoute({ params }: Props) {
  const { choice, shown, articles, tree, name } = await load(params);
  return (
    <ResourceHub
      articles={shown}
      all={articles}
      categories={barCategories(tree)}
      choice={choice}
      chosen={name ?? undefined}
      origin={env().SITE_ORIGIN}
    />
  );
}
