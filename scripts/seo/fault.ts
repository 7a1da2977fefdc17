/** What the check can find wrong, in the words of its report. */
export const faultWords = {
  'no-answer': 'does not answer',
  status: 'wrong status',
  hop: 'a link that is redirected',
  spelling: 'another spelling of an address that does not lead to it in one hop with its query',
  'redirect-row':
    'a row of the redirect table that does not lead to a page in one hop with its query',
  title: 'title missing or given twice',
  'title-duplicate': 'the same title as another page',
  description: 'description missing or given twice',
  'description-length': 'description of a public page not of 50 to 160 characters',
  heading: 'not exactly one main heading',
  'late-part':
    'a part of the page that stands hidden behind it until a script puts it in its place',
  canonical: 'canonical link missing, given twice or not absolute',
  'canonical-tracking': 'tracking parameter in the canonical link',
  'canonical-mismatch': 'canonical link of another page',
  'canonical-target': 'canonical link to a page that is not its own canonical',
  'index-closed': 'a public page kept out of search engines',
  'index-open': 'a personal or filtered page open to search engines',
  'structured-data-unreadable': 'structured data that is no JSON',
  'structured-data-missing': 'structured data of this kind of page missing',
  'structured-data-invalid': 'structured data against the rules',
  'visible-price': 'a price in structured data that the page does not show',
  'visible-date': 'a date in structured data that the page does not show',
  'visible-availability': 'an availability in structured data that the page does not show',
  'visible-crumbs': 'breadcrumbs that are not those shown',
  'visible-name': 'a name in structured data that the page does not show',
  'open-graph': 'Open Graph missing or not that of the page',
  'open-graph-picture': 'Open Graph picture missing or not 1200 × 630',
  'sitemap-invalid': 'sitemap that cannot be read',
  'sitemap-entry': 'sitemap entry that is no indexable page',
  'sitemap-date': 'date of a sitemap entry that cannot be true',
  'sitemap-picture': 'picture of the sitemap that does not answer',
  'sitemap-missing': 'indexable page that no sitemap lists',
  robots: 'robots.txt missing, or closing public pages',
} as const;

export type FaultCode = keyof typeof faultWords;

/** One thing that is wrong with one address. */
export interface Fault {
  code: FaultCode;
  /** Path and query of the page. */
  path: string;
  detail: string;
}
