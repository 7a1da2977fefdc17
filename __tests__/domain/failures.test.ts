/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { logIn } from '@/lib/account/log-in/log-in.server';
import { changeCard } from '@/lib/account/cards.server';
import { readPerks } from '@/lib/account/perks.server';
import { sentParcels } from '@/lib/account/orders.server';
import { readWishList, removeWish } from '@/lib/account/wish-list.server';
import { orderForWrite } from '@/lib/cart/shopper-order.server';
import { endVisit, readVisitor, startVisit } from '@/lib/cart/visitor.server';
import { getCategoryTreeOrNone, withText } from '@/lib/catalogue/category/categories.server';
import type { Category } from '@/lib/catalogue/category/category';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { getSummariesOrNone } from '@/lib/catalogue/product/product-summaries.server';
import { getShippingTermsOrNone } from '@/lib/promise/shipping-terms.server';
import { variant } from '@/__tests__/components/catalogue/make-group';
import { noFunds } from '@/lib/checkout/payment/funds';
import { loadFunds } from '@/lib/checkout/payment/load-funds.server';
import { loadPromise } from '@/lib/checkout/delivery/load-promise.server';
import * as content from '@/lib/content/content.server';
import { noListPromos } from '@/lib/content/list-promos';
import { noMenus } from '@/lib/content/menus';
import { getTheme } from '@/lib/content/theme.server';
import { withRequestContext } from '@/lib/core/request-context';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { arrivalForPage, currentBuyerSettings } from '@/lib/delivery/sources.server';
import { homeArrival } from '@/lib/promise/home-arrival.server';
import { loadCalendar, findEventCodes } from '@/lib/events/calendar/calendar-page.server';
import { getEvents } from '@/lib/events/events.server';
import { purchasedSeats } from '@/lib/events/purchased.server';
import { problemBody, problemOfError, problemStatus } from '@/lib/http/problem';
import { defaultMeta } from '@/lib/seo/page-settings';
import { settled } from '@/lib/seo/page-settings.server';
import { answerListQueries } from '@/lib/search/list/list-queries.server';
import {
  getCategoryList,
  getSaleList,
  queryRefinedList,
} from '@/lib/search/list/product-list.server';
import { quickSearch } from '@/lib/search/quick/quick-search.server';
import { reportSearchEvent } from '@/lib/search/report-event.server';
import { searchSite } from '@/lib/search/site-search.server';
import { sessionSource } from '@/lib/session/session-source.server';
import { createShopper, type Shopper } from '@/lib/session/shopper';
import { shopToday } from '@/lib/stores/shop-today.server';
import { getStores } from '@/lib/stores/stores.server';
import { searchCustomer } from '@/lib/upstream/integration/client';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { Featured } from '@/components/content/featured';
import { HomeUnavailable } from '@/components/content/home-parts';
import { ResourceHub } from '@/components/content/resource-hub';
import { EventList } from '@/components/events/event-list';
import { QuickNothing } from '@/components/search/quick-nothing';
import { SearchPage } from '@/components/search/search-page';
import { FailurePage } from '@/components/shell/failure-page';
import { CategoryBar } from '@/components/shell/menu/category-bar';
import { ThemeColors } from '@/components/style-guide/token-specimens';
import { customerSession } from '../lib/session/sessions';
import { startDownVendors, type DownVendors } from '../support/down-vendors';

const lines: { reqId?: string; event: string; operation?: string }[] = [];
jest.mock('pino', () => {
  const write = (fields: object, event: string) => {
    lines.push({ ...fields, event });
  };
  return {
    __esModule: true,
    default: () => ({ error: write, warn: write, info: write, debug: write, security: write }),
  };
});

interface Row {
  part: string;
  /** Calls that do work, with their answers. */
  works?: Record<string, unknown>;
  /** Calls that are refused, with their answers. */
  refuses?: Record<string, unknown>;
  run: (shopper: Shopper) => Promise<unknown>;
  /** What the part is given instead. */
  gives: unknown;
  /** Event or operation of the line in the log. */
  logged: string;
  /** What is shown for it. */
  shows?: ReactElement;
}

const category = {
  id: 'Flowers',
  name: 'Flowers',
  path: '/c/flowers',
  children: [],
} as unknown as Category;
const origin = 'http://localhost';
const meta = { title: 'Roses', alternates: { canonical: 'http://localhost:3000/c/roses' } };
const noOneOf = { month: null, category: null, admission: null, featured: false };
const list = {
  scope: { categoryID: 'Flowers' },
  requests: [
    {
      index: 'products',
      page: 0,
      countsOnly: false,
      facets: [],
      facetFilters: [],
      numericFilters: [],
    },
  ],
} as Parameters<typeof answerListQueries>[0];
const address = { query: 'rose', type: null, queryID: null, page: 1 } as unknown as Parameters<
  typeof SearchPage
>[0]['address'];
const promo = { title: 'This week' } as Parameters<typeof Featured>[0]['block'];
const notNow = problemBody({ code: 'upstream-unavailable' }, 'x').error.text;
const notAvailable = { ok: false, error: { code: 'upstream-unavailable' } };
const refused = { status: 503, text: notNow };

/** Every failure of specification A8 and B8 that is hidden, only logged, nulled or emptied (ruling 27). */
const rows: Row[] = [
  // First: later the breaker of these calls is open, and nobody is asked.
  {
    part: 'user patch',
    works: { 'GET /commerce/v1/me': { ID: 'ada', xp: { WishList: [{ ProductCode: '100310' }] } } },
    run: answered((shopper) => removeWish(shopper, '100310')),
    gives: refused,
    logged: 'Me.Patch',
  },
  {
    part: 'balance of Purple Perks',
    works: { 'GET /commerce/v1/me': { ID: 'ada', xp: { LoyaltyCardNumber: '7700' } } },
    run: readPerks,
    gives: {
      ok: true,
      value: { state: 'member', cardNumber: '7700', balance: null, expires: null },
    },
    logged: 'balance not read',
  },
  {
    part: 'order without an ID',
    works: {
      'GET /commerce/v1/me/orders': { Items: [], Meta: { TotalPages: 0 } },
      'POST /commerce/v1/orders/Outgoing': {},
    },
    run: answered((shopper) => orderForWrite(shopper, customerSession({ orderID: null }))),
    gives: refused,
    logged: 'Orders.Create',
  },
  {
    part: 'card update',
    run: answered((shopper) =>
      changeCard(shopper, 'card-1', { name: 'Ada Loam', month: 5, year: 2099 }),
    ),
    gives: refused,
    logged: 'Me.PatchCreditCard',
  },
  {
    part: 'balances to pay with',
    run: loadFunds,
    gives: { ok: true, value: { ...noFunds, signedIn: true } },
    logged: 'balance not read',
  },
  {
    part: 'customer search',
    run: () => searchCustomer('token', 'ada'),
    gives: null,
    logged: 'searchcustomer',
  },
  {
    part: 'log-in refused for another reason',
    refuses: {
      'POST /commerce/oauth/token': {
        Errors: [{ ErrorCode: 'Auth.InvalidClientID', Message: 'No' }],
      },
    },
    run: (shopper) =>
      logIn(shopper, { email: 'ada@example.com', password: 'Peonies-in-June-7' }, '203.0.113.1'),
    gives: notAvailable,
    logged: 'log-in refused',
  },
  { part: 'session start', run: startVisit, gives: notAvailable, logged: 'upstream' },
  {
    part: 'session refresh',
    run: readVisitor,
    gives: {
      ok: true,
      value: {
        kind: 'customer',
        userID: 'ada',
        firstName: 'Ada',
        lastName: 'Loam',
        cartCount: null,
      },
    },
    logged: 'session-not-renewed',
  },
  { part: 'user load', run: answered(readWishList), gives: refused, logged: 'upstream' },
  {
    part: 'units in the cart',
    run: readVisitor,
    gives: {
      ok: true,
      value: {
        kind: 'customer',
        userID: 'ada',
        firstName: 'Ada',
        lastName: 'Loam',
        cartCount: null,
      },
    },
    logged: 'cart-count-unavailable',
  },
  {
    part: 'purchased events',
    run: purchasedSeats,
    gives: [],
    logged: 'purchased-events-unavailable',
  },
  {
    part: 'what of an order was sent',
    run: () =>
      sentParcels('token', 'LL-1', [{ ProductID: '100310', Quantity: 1, QuantityShipped: 1 }]),
    gives: null,
    logged: 'shipments-unavailable',
  },
  {
    part: 'ending a visit for good',
    run: endVisit,
    gives: { ok: true, value: { kind: 'none', firstName: null, lastName: null, cartCount: 0 } },
    logged: 'visit-end-not-recorded',
  },
  {
    part: 'whether a visit was ended',
    run: async (shopper) => (await shopper.live())?.kind,
    gives: 'customer',
    logged: 'visit-not-checked',
  },
  {
    part: 'failed log-ins of all storefronts',
    refuses: {
      'POST /commerce/oauth/token': {
        Errors: [{ ErrorCode: 'Auth.InvalidUsernameOrPassword', Message: 'No' }],
      },
    },
    run: (shopper) =>
      logIn(shopper, { email: 'bea@example.com', password: 'Peonies-in-June-7' }, '203.0.113.2'),
    gives: { ok: false, error: { code: 'login-failed' } },
    logged: 'failed log-ins counted here only',
  },

  {
    part: 'quick search',
    run: async () => {
      const answer = await quickSearch('rose');
      return {
        available: answer.ok && answer.value.available,
        rows: answer.ok && answer.value.products.rows,
      };
    },
    gives: { available: false, rows: [] },
    logged: 'search-unavailable',
    shows: createElement(QuickNothing, { available: false }),
  },
  {
    part: 'search page',
    run: () => searchSite({ query: 'rose', type: null, page: 1 }),
    gives: null,
    logged: 'search-unavailable',
    shows: createElement(SearchPage, { address, found: null, promos: noListPromos }),
  },
  {
    part: 'refining in place',
    run: () => answerListQueries(list, {}),
    gives: { ok: true, value: { results: null } },
    logged: 'search-unavailable',
  },
  {
    part: 'refined list',
    run: () => queryRefinedList({ categoryID: 'Flowers' }, 1, noChoice),
    gives: null,
    logged: 'search-unavailable',
  },
  {
    part: 'category list',
    run: () => getCategoryList('Flowers', 1),
    gives: null,
    logged: 'search-unavailable',
  },
  {
    part: 'reduced products',
    run: () => getSaleList(1),
    gives: null,
    logged: 'search-unavailable',
    shows: createElement(SalePage, { list: null, promos: noListPromos, origin }),
  },
  {
    part: 'events by filter',
    run: () => findEventCodes({ categoryID: null, admission: null, featured: false }),
    gives: null,
    logged: 'search-unavailable',
  },
  {
    part: 'search analytics',
    run: (shopper) =>
      reportSearchEvent(shopper, {
        type: 'click',
        objectID: '1',
        queryID: 'a'.repeat(32),
        index: 'products',
        position: 1,
      }),
    gives: { ok: true, value: null },
    logged: 'search-event-lost',
  },

  {
    part: 'articles',
    run: content.getArticles,
    gives: [],
    logged: 'content-unavailable',
    shows: createElement(ResourceHub, { articles: [], categories: [], origin }),
  },
  {
    part: 'articles by name',
    run: () => content.getArticlesNamed(['roses']),
    gives: [],
    logged: 'content-unavailable',
  },
  {
    part: 'article links',
    run: () => content.getArticleLinks(['roses']),
    gives: {},
    logged: 'content-unavailable',
  },
  {
    part: 'related articles',
    run: content.getArticleSubjects,
    gives: [],
    logged: 'content-unavailable',
  },
  { part: 'menus', run: content.getMenus, gives: noMenus, logged: 'content-unavailable' },
  {
    part: 'footer summary',
    run: content.getFooterSummary,
    gives: '',
    logged: 'content-unavailable',
  },
  {
    part: 'home',
    run: content.getHome,
    gives: null,
    logged: 'content-unavailable',
    shows: createElement(HomeUnavailable),
  },
  {
    part: 'promos',
    run: content.getListPromos,
    gives: { card: null, wide: null },
    logged: 'content-unavailable',
  },
  {
    part: 'events landing',
    run: content.getEventsLanding,
    gives: null,
    logged: 'content-unavailable',
  },
  {
    part: 'meta of a page by settings',
    run: () => settled(meta),
    gives: defaultMeta(meta, 'http://localhost:3000'),
    logged: 'page-settings-unavailable',
  },
  {
    part: 'theme',
    run: getTheme,
    gives: null,
    logged: 'files-unavailable',
    shows: createElement(ThemeColors, { theme: null }),
  },

  {
    part: 'categories',
    run: getCategoryTreeOrNone,
    gives: [],
    logged: 'catalogue-unavailable',
    shows: createElement(CategoryBar, { categories: [], articles: {} }),
  },
  {
    part: 'text of a category',
    run: () => withText(category),
    gives: { ...category, description: '' },
    logged: 'catalogue-unavailable',
  },
  {
    part: 'featured products',
    run: () => getSummariesOrNone(['100310']),
    gives: [],
    logged: 'catalogue-unavailable',
    shows: createElement(Featured, { block: promo, products: [] }),
  },
  {
    part: 'events',
    run: getEvents,
    gives: null,
    logged: 'catalogue-unavailable',
    shows: createElement(EventList, { events: null, places: {}, now: new Date() }),
  },
  {
    part: 'calendar',
    run: async () => (await loadCalendar(noOneOf))?.failed,
    gives: true,
    logged: 'catalogue-unavailable',
  },
  {
    part: 'a month of a kind in the calendar',
    run: async () =>
      (
        await loadCalendar({ ...noOneOf, month: '2030-01', category: 'workshops' } as Parameters<
          typeof loadCalendar
        >[0])
      )?.failed,
    gives: true,
    logged: 'catalogue-unavailable',
  },
  { part: 'stores', run: getStores, gives: [], logged: 'stores-unavailable' },
  {
    part: 'delivery for search engines',
    run: () =>
      getShippingTermsOrNone({
        variants: [variant('100310', { delivery: { ProductCode: '100310' } })],
      }),
    gives: {},
    logged: 'upstream',
  },
  {
    part: 'day in the header',
    run: async () => {
      const today = await shopToday('55408');
      return today.ok && today.value.arrival;
    },
    gives: '',
    logged: 'upstream',
  },
  {
    part: 'first day on the home page',
    run: async () => (await arrivalForPage([], new Date())).words,
    gives: { holiday: null, day: null, first: null },
    logged: 'upstream',
  },
  {
    part: 'first day on a home page that stays open',
    run: async () => {
      const said = await homeArrival();
      return said.ok && said.value.words;
    },
    gives: { holiday: null, day: null, first: null },
    logged: 'upstream',
  },
  {
    part: 'promise of a product',
    run: async () => {
      const promised = await loadPromise(new URLSearchParams('product=100310'));
      return promised.ok || promised.error.code;
    },
    gives: 'upstream-unavailable',
    logged: 'upstream',
  },
  {
    part: 'buyer settings',
    run: currentBuyerSettings,
    gives: defaultBuyerSettings,
    logged: 'upstream',
  },
];

describe('failures that are hidden, logged, nulled or emptied (specification A8, B8)', () => {
  let vendors: DownVendors;
  beforeAll(async () => {
    vendors = await startDownVendors();
  });
  afterAll(() => vendors.close());

  it.each(rows)(
    '$part',
    async ({ part, works = {}, refuses = {}, run, gives, logged, shows }) => {
      vendors.work(works, refuses);
      const requestId = randomUUID();
      const shopper = shopperFor(part);
      const outcome = await withRequestContext({ requestId }, () => run(shopper));
      expect(outcome).toEqual(gives);
      expect(
        lines
          .filter(({ reqId }) => reqId === requestId)
          .flatMap(({ event, operation }) => [event, operation]),
      ).toContain(logged);
      if (shows)
        expect(renderToStaticMarkup(shows)).toMatch(
          /(not available|can’t load \w+ \w+|can’t load \w+) right now/i,
        );
      if (part !== 'ending a visit for good' && part !== 'session start')
        expect(shopper.current()?.kind).toBe('customer');
    },
    20_000,
  );

  it('a page that cannot be rendered shows the words of the specification', () => {
    expect(renderToStaticMarkup(createElement(FailurePage, { detail: 'x' }))).toMatch(
      /Something went wrong\..*Go Back Home.*<details/s,
    );
  });
});

/** A customer's; one whose token has to be renewed first, or a visitor without any, where that is what fails. */
function shopperFor(part: string): Shopper {
  const session =
    part === 'session start'
      ? null
      : customerSession({
          orderID: 'order-1',
          ...(part === 'session refresh' ? { expiresAt: 0 } : {}),
        });
  return createShopper({ session, receipt: null }, sessionSource);
}

/** What the browser is told when a function throws: the problem's status and words. */
function answered(
  run: (shopper: Shopper) => Promise<unknown>,
): (shopper: Shopper) => Promise<unknown> {
  return async (shopper) => {
    try {
      return await run(shopper);
    } catch (error) {
      const problem = problemOfError(error);
      if (!problem) throw error;
      return { status: problemStatus(problem.code), text: problemBody(problem, 'x').error.text };
    }
  };
}
