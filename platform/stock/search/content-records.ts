import { articlePath } from '@/lib/routes/article-path';
import type { ContentRecord, SuggestionRecord } from '@/lib/search/record';
import { allArticles } from '../content/all-articles';
import { articlePictureName } from '../content/article-source';
import { articleID, pageID } from '../content/articles-as-entries';
import { allPages, pagePath, slugsOf } from '../content/pages/all-pages';

/** Records of `contentful_data`: articles and static pages, with the IDs of their entries. */
export function contentRecords(): ContentRecord[] {
  return [
    ...allArticles.map((article): ContentRecord => ({
      objectID: articleID(article.slug),
      title: article.title,
      slug: article.slug,
      section: 'information',
      path: articlePath(article.slug),
      contentType: 'article',
      summary: article.summary,
      tags: [...article.tags],
      Image: `/pictures/${articlePictureName(article)}.webp`,
    })),
    ...allPages.map((page): ContentRecord => ({
      objectID: pageID(page.slug),
      title: page.title,
      slug: slugsOf(page).join('/'),
      section: page.section,
      path: pagePath(page),
      contentType: 'staticPage',
      summary: page.summary,
      tags: [],
      Image: null,
    })),
  ];
}

const queries = [
  'roses',
  'red roses',
  'birthday flowers',
  'sympathy flowers',
  'tulips',
  'orchid',
  'lilac',
  'hydrangea',
  'sunflowers',
  'snake plant',
  'wreath',
  'poinsettia',
  'gift card',
  'succulents',
  'bird feeder',
  'potting mix',
  'candle',
  'chocolate',
  'workshop',
  'herbs',
  'hosta',
  'thank you',
  'get well',
  'new baby',
  'centerpiece',
  'christmas tree',
];

/** Records of `products_query_suggestions`, the most asked first. */
export function suggestionRecords(): SuggestionRecord[] {
  return queries.map((query, index) => ({
    objectID: query,
    query,
    popularity: (queries.length - index) * 100,
  }));
}
