import type { ArticleSource } from './article-source';
import { calendarArticles } from './articles/calendar';
import { cutFlowerArticles } from './articles/cut-flowers';
import { indoorArticles } from './articles/indoors';
import { nativesAndLibrary } from './articles/natives-library';
import { woodyArticles } from './articles/shrubs-trees';

/** Every care article. */
export const allArticles: readonly ArticleSource[] = [
  ...cutFlowerArticles, ...indoorArticles, ...woodyArticles, ...calendarArticles, ...nativesAndLibrary,
];
