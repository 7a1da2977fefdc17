import { articlePath } from '@/lib/routes/article-path';
import { allArticles } from './all-articles';
import { articlePictureName } from './article-source';
import { assetID, assetLink, entry, linkTo, type StockEntry } from './entry';
import { allPages, bodyOf, pagePath } from './pages/all-pages';
import type { PageSource } from './pages/page-source';
import { richText } from './rich-text';

const wordsPerMinute = 220;

/** Articles and static pages as entries; IDs are `article-{slug}` and `page-{slug}`. */
export function readingEntries(): StockEntry[] {
  const articles = allArticles.map((article) =>
    entry(
      'article',
      articleID(article.slug),
      {
        title: article.title,
        slug: article.slug,
        link: articlePath(article.slug),
        section: 'information',
        summary: article.summary,
        body: richText(article.body),
        image: assetLink(assetID(articlePictureName(article))),
        tags: [...article.tags],
        categoryIDs: [...article.categoryIDs],
        author: article.author,
        date: article.written,
        readMinutes: Math.max(1, Math.round(article.body.split(/\s+/).length / wordsPerMinute)),
      },
      { created: article.written, updated: article.revised },
    ),
  );
  const pages = allPages.flatMap((page) => [
    entry('staticPage', pageID(page.slug), {
      title: page.title,
      slug: page.slug,
      section: page.section,
      link: pagePath(page),
      ...(page.under ? { parentPage: linkTo(pageID(page.under)) } : {}),
      summary: page.summary,
      ...(page.picture ? { image: assetLink(assetID(page.picture)) } : {}),
      body: richText(bodyOf(page)),
      ...(page.requestForm ? { requestForm: page.requestForm } : {}),
      ...(page.promos
        ? { promos: page.promos.map((_, index) => linkTo(promoID(page, index))) }
        : {}),
    }),
    ...(page.promos ?? []).map(({ picture, ...fields }, index) =>
      entry('simpleContentBlock', promoID(page, index), {
        ...fields,
        image: assetLink(assetID(picture)),
      }),
    ),
  ]);
  return [...articles, ...pages];
}

export const articleID = (slug: string): string => `article-${slug}`;

const promoID = ({ slug }: PageSource, index: number) => `page-promo-${slug}-${index + 1}`;

export const pageID = (slug: string): string => `page-${slug}`;
