import { accountScreens } from './account-screens.mjs';
import { buyingScreens } from './buying-screens.mjs';

/**
 * Every screen of the shop, as data: a name for the file, an address, and where the screen needs one, what to do first. A new page or
 * state adds a row. `widths` leaves out widths at which a state does not exist.
 *
 * @typedef {390 | 768 | 1440 | 1920} Width
 *
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {string} [link] selector of a link on that page: the screen is what it leads to
 * @property {readonly Width[]} [widths]
 * @property {boolean} [whole] the whole page instead of the first view
 * @property {string} [part] selector of what lies over the page, which axe looks at alone
 * @property {Before} [before]
 *
 * @typedef {(page: import('playwright').Page) => Promise<void>} Before
 */

/** @type {readonly Width[]} */
const small = [390, 768];
/** @type {readonly Width[]} */
const wide = [1440];
/** Pages that are laid out anew on the widest screens.
 *
 * @type {readonly Width[]} */
const every = [390, 768, 1440, 1920];
/**
 * @param {string} name
 * @returns {Before}
 */
const openDrawer = (name) => async (page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
};
/**
 * @param {string} words
 * @param {string} [shows] what the panel says then
 * @returns {Before}
 */
const typeInSearch =
  (words, shows = 'View All Results') =>
  async (page) => {
    await page.locator('#search').click();
    await page.getByRole('combobox', { name: 'Search' }).first().waitFor();
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(`/api/search/quick?query=${words}`),
    );
    await page.keyboard.type(words);
    await (await answer).finished();
    await page.getByText(shows).first().waitFor();
  };

/** @type {Screen[]} */
export const screens = [
  { name: 'home', path: '/', widths: every, whole: true },
  { name: 'category', path: '/c/flowers', widths: every, whole: true },
  { name: 'category-page-2', path: '/c/flowers?page=2' },
  { name: 'category-filtered', path: '/c/flowers?color=Red&price=25-110', whole: true },
  { name: 'category-nothing', path: '/c/flowers?price=1-2' },
  {
    name: 'category-filters',
    path: '/c/flowers',
    widths: small,
    part: '#facets',
    before: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'on-sale', path: '/customer-service/on-sale-this-week' },
  { name: 'gift-cards', path: '/c/gift-cards', whole: true },
  { name: 'product', path: '/p/100310', widths: every, whole: true },
  { name: 'product-out-of-stock', path: '/p/101507', widths: every },
  { name: 'product-colors', path: '/p/101703' },
  {
    name: 'product-login',
    path: '/p/100310',
    before: async (page) => {
      await page.getByRole('button', { name: 'Wish list: Sunday Best' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'search', path: '/search?query=lilac', widths: every, whole: true },
  { name: 'search-events', path: '/search?query=garden&type=Events' },
  { name: 'search-nothing', path: '/search?query=zzzzqqq', widths: every, whole: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'item-not-found', path: '/p/999999' },
  { name: 'style-guide', path: '/style-guide', whole: true },
  { name: 'quick-search', path: '/', before: typeInSearch('lilac') },
  {
    name: 'mega-panel',
    path: '/',
    widths: wide,
    before: async (page) => {
      await page.getByRole('button', { name: 'Flowers menu' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Shop all Flowers' }).waitFor();
    },
  },
  ...['Workshops & Events', 'Resource Hub', 'Services', 'Customer Service'].map((name) => ({
    name: `menu-${name.toLowerCase().replace(/\W+/g, '-')}`,
    path: '/',
    widths: wide,
    /** @type {Before} */
    before: async (page) => {
      await page.getByRole('button', { name }).first().click();
      await page.locator('[data-menu][data-open] > .menu-panel').waitFor();
    },
  })),
  { name: 'quick-search-nothing', path: '/', before: typeInSearch('zzzzqqq', 'No Results') },
  {
    name: 'drawer-category',
    path: '/',
    widths: small,
    before: async (page) => {
      await openDrawer('Products')(page);
      await page
        .getByRole('dialog', { name: 'Products' })
        .getByRole('button', { name: 'Flowers' })
        .click();
      await page.getByRole('dialog', { name: 'Flowers' }).waitFor();
    },
  },
  { name: 'drawer-products', path: '/', widths: small, before: openDrawer('Products') },
  {
    name: 'drawer-resources',
    path: '/information/resource-hub',
    widths: small,
    before: openDrawer('Resources'),
  },
  {
    name: 'footer',
    path: '/',
    before: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  { name: 'workshops', path: '/workshops-and-events', widths: every, whole: true },
  { name: 'calendar', path: '/event-calendar', whole: true },
  {
    name: 'calendar-list',
    path: '/event-calendar',
    widths: wide,
    before: (page) => page.getByRole('radio', { name: 'List' }).check({ force: true }),
  },
  { name: 'event', path: '/workshops-and-events', link: 'main a[href^="/event/"]', whole: true },
  { name: 'resource-hub', path: '/information/resource-hub', whole: true },
  { name: 'article', path: '/information/resource-hub/african-violets-all-year', whole: true },
  ...[
    ['weddings', '/services/weddings'],
    ['sympathy-flowers', '/services/sympathy-flowers'],
    ['landscape-design', '/services/landscape-design'],
    ['delivery', '/customer-service/delivery'],
    ['our-glasshouses', '/corporate/about'],
    ['careers', '/corporate/careers'],
  ].map(([name = '', path = '']) => ({ name, path, widths: every, whole: true })),
  { name: 'questions', path: '/customer-service/frequently-asked-questions' },
  { name: 'contact', path: '/customer-service/contact-us', whole: true },
  { name: 'purple-perks', path: '/customer-service/purple-perks-loyalty-program', whole: true },
  { name: 'store-locator', path: '/store-locator', whole: true },
  { name: 'store', path: '/store-locator', link: 'main a[href^="/store-locator/"]', whole: true },
  { name: 'cart-empty', path: '/cart' },
  ...buyingScreens,
  ...accountScreens,
];
