/**
 * Names of cached copies, shared by the pages that read them and the indexer that ends them. A tag names what a page shows, so that a
 * change ends exactly the pages that show it.
 */
export const tags = {
  /** All copies made from the catalogue. */
  catalogue: 'products',
  /** Names, order and places of the categories: every page's menus. */
  categoryTree: 'categories',
  /** The text of one category: its own page. */
  category: (categoryID: string) => `category:${categoryID}`,
  /** One product group: its page. */
  product: (code: string) => `product:${code}`,
  /** The lists of a category: all its pages, whose facets count the whole list. */
  list: (categoryID: string) => `list:${categoryID}`,
  saleList: 'list:sale',
  eventList: 'list:events',
  /** Everything that lists all products: their sitemap and their feed. */
  allProducts: 'all-products',
  /** A product named by hand on a page. */
  named: (code: string) => `named:${code}`,
  /** All copies made from the content service. */
  content: 'content',
  /** The list of all articles. */
  articles: 'content:articles',
  /** Addresses and last publications of all entries of a type, for sitemaps. */
  contentListing: (type: 'article' | 'staticPage') => `content:listings/${type}`,
  /** The subjects of the articles, which decide the related ones. */
  articleSubjects: 'content:subjects',
  /** Title and address of one article, in a menu. */
  articleTitle: (slug: string) => `content:title/${slug}`,
  /** One article, in full or as a summary. */
  article: (slug: string) => `content:article/${slug}`,
  staticPage: (section: string, slug: string) => `content:page/${section}/${slug}`,
  home: 'content:home',
  menus: 'content:menus',
  footer: 'content:footer',
  listPromos: 'content:list-promos',
  /** Curated terms of the search: the popular ones. */
  searchTerms: 'content:search-terms',
  eventsLanding: 'content:events-landing',
  loyalty: 'content:purple-perks',
  workWithUs: 'content:work-with-lilac',
  stores: 'stores',
  localCities: 'local-cities',
  /** All copies made from the buyer settings. */
  buyerSettings: 'buyer-settings',
  /** A part of the buyer settings that cached pages show. */
  buyerSetting: (part: 'opening' | 'rates' | 'arrival') => `buyer-settings:${part}`,
  /** What one of the retailer's files says to crawlers. */
  toldToCrawlers: (file: 'redirects' | 'sitemap') => `told-to-crawlers:${file}`,
  /** Page meta set by marketing: every page. */
  pageSettings: 'page-settings',
  /** Page meta set by marketing for one address. */
  pageSetting: (path: string) =>
    `page-settings:${path.replace(/[^A-Za-z0-9_/-]/g, '_').slice(0, 200)}`,
} as const;

const shape = /^[a-z][a-z-]*(:[A-Za-z0-9_/-]{1,200})?$/;

/** Whether a text can be a tag: a webhook's tags are checked before the cache is asked. */
export function isTag(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 240 && shape.test(text);
}
