/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { limits } from '@/lib/config/limits';
import { listLimits } from '@/lib/config/list-limits';
import { waits } from '@/lib/config/waits';
import { countedFacets, toSearchQuery } from '@/lib/search/list/list-requests';
import { eventRequest, productRequest, suggestionRequest } from '@/lib/search/site-requests';

const tokens = readFileSync('styles/tokens.css', 'utf8');
const ratiosIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/ratio=\{([\d.]+)\}/g)].map(([, ratio]) => Number(ratio));
const hitsOf = (request: object) => (request as { hitsPerPage?: number }).hitsPerPage;

describe('constants and limits of specification A9', () => {
  it.each<[string, unknown, unknown]>([
    ['anonymous user ID', limits.anonymousUserID, '299999'],
    ['token refresh before expiry, seconds', limits.tokenRefreshLeadSeconds, 10],
    ['addresses, cards and bulk lists', limits.bulkPageSize, 100],
    ['order history', limits.orderHistoryPageSize, 10],
    ['search', listLimits.searchHitsPerPage, 54],
    ['event search', limits.eventSearchHits, 1000],
    ['quick search, product hits', limits.quickProductHits, 40],
    ['quick search, rows of a group', limits.quickRows, { desktop: 5, mobile: 10 }],
    ['quick search, suggestions', limits.quickSuggestions, { desktop: 3, mobile: 2 }],
    ['hover menu, ms', Number(/--delay-hover:\s*(\d+)ms/.exec(tokens)?.[1]), 400],
    ['quick panel closes after, ms (specification A4)', waits.quickPanelCloseMs, 400],
    ['address autocomplete, ms', waits.addressDebounceMs, 200],
    ['typing, ms', waits.typingDebounceMs, 1],
    ['loading spinners, ms', waits.spinnerMs, 750],
    ['New flag, days', limits.newFlagDays, 28],
    [
      'Enter leads to the search page from letters (specification A4)',
      limits.searchEnterLetters,
      3,
    ],
    ['unlimited stock', limits.unlimitedStockQuantity, 10_000],
  ])('%s', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });

  it.each([
    [
      'a list',
      toSearchQuery(
        { categoryID: 'Flowers' },
        {
          index: 'products',
          page: 0,
          countsOnly: false,
          facets: countedFacets,
          facetFilters: [],
          numericFilters: [],
        },
        0,
      ).hitsPerPage,
      54,
    ],
    [
      'the counts of a facet',
      toSearchQuery(
        { onSale: true },
        {
          index: 'products',
          page: 0,
          countsOnly: true,
          facets: ['Color'],
          facetFilters: [],
          numericFilters: [],
        },
        0,
      ).hitsPerPage,
      0,
    ],
    ['the quick search', hitsOf(productRequest('rose', 0, limits.quickProductHits)), 40],
    ['events', hitsOf(eventRequest('rose', 0)), 1000],
    ['popular searches', hitsOf(suggestionRequest('rose', limits.quickSuggestions.desktop)), 3],
  ])('%s asks for as many hits', (_name, asked, expected) => {
    expect(asked).toBe(expected);
  });

  it.each([
    ['components/ui/article-row.tsx', 1.42],
    ['components/events/event-card.tsx', 1.42],
    ['components/content/content-page.tsx', 1.42],
    ['components/ui/category-card.tsx', 1.5],
  ])('pictures of %s have the ratio %d', (file, ratio) => {
    expect([...new Set(ratiosIn(file))]).toEqual([ratio]);
  });
});
