/** Every tag an article may carry; related articles are found by them. */
type ArticleTag =
  | 'Annuals'
  | 'Bulbs'
  | 'Calendar'
  | 'Christmas'
  | 'Cut flowers'
  | 'Fall'
  | 'Hardiness'
  | 'Houseplants'
  | 'Lawns'
  | 'Low light'
  | 'Natives'
  | 'Orchids'
  | 'Perennials'
  | 'Pests'
  | 'Pets'
  | 'Planting'
  | 'Pollinators'
  | 'Pruning'
  | 'Reference'
  | 'Roses'
  | 'Shrubs'
  | 'Soil'
  | 'Spring'
  | 'Summer'
  | 'Trees'
  | 'Vegetables'
  | 'Winter';

/** A care article as its author writes it; the body in the plain writing of `richText`. */
export interface ArticleSource {
  slug: string;
  title: string;
  /** Ninety characters at most. */
  summary: string;
  author: string;
  /** Day it was written, and last revised. */
  written: string;
  revised: string;
  tags: readonly ArticleTag[];
  categoryIDs: readonly string[];
  /** Codes of products on whose pages it stands under Care. */
  relatedCodes?: readonly string[];
  /** Name of a picture made for something else; without it the article has its own, `articles/{slug}`. */
  picture?: string;
  body: string;
}

/** Name of the picture an article is shown by. */
export function articlePictureName({
  slug,
  picture,
}: Pick<ArticleSource, 'slug' | 'picture'>): string {
  return picture ?? `articles/${slug}`;
}
