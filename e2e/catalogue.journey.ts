import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { countLayoutShift } from './support/layout-shift';
import { promisedDay } from './support/shop-page';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ products?$/ });
const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The list takes clicks over once its scripts run; before that a filter leads to a page of its own. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(count(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          window.dataLayer?.some((entry) => 'event' in entry && entry.event === 'view_item_list') ??
          false,
      ),
    )
    .toBe(true);
}

/** The hero's drawing: its width by its height, and where from its left the beds and the glass begin. */
const [heroRatio, bedFrom, glassFrom] = [3.2, 0.463, 0.492];

test('a category is refined in place, by keyboard alone, and Back undoes each step', async ({
  page,
}) => {
  await openList(page, '/c/flowers');
  const all = await count(page).innerText();
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest());
  });
  const color = page.getByRole('link', { name: /^\w+, \d+ products$/ }).first();
  await color.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/c\/flowers\?color=\w+$/);
  await expect(count(page)).not.toHaveText(all);
  await expect(color).toBeFocused();
  const colored = await count(page).innerText();
  const size = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group')
    .filter({ hasText: 'Category' })
    .getByRole('link')
    .first();
  await size.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?color=\w+&category=/);
  await expect(
    page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: /^Remove/ }),
  ).toHaveCount(2);
  await expectAccessible(page);
  await page.goBack();
  await expect(count(page)).toHaveText(colored);
  await page.goBack();
  await expect(page).toHaveURL(/\/c\/flowers$/);
  await expect(count(page)).toHaveText(all);

  await color.click();
  await expect(count(page)).toHaveText(colored);
  const card = page.locator('article a[href^="/p/"]').nth(1);
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(promisedDay(page)).toBeVisible();
  await expect(page).toHaveURL(/\/p\/\d+/);
  expect(documents).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/c\/flowers\?color=\w+$/);
  await expect(count(page)).toHaveText(colored);
});

test('filters, count and six products fit a short desktop, a product with its button a desk; no row of bestsellers has a hole; narrow screens never scroll sideways', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, '/c/flowers');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeInViewport();
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  const cards = page.locator('.product-grid > li:nth-child(-n+6)');
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box && box.y + box.height, await card.innerText()).toBeLessThanOrEqual(800);
  }
  await page.goto('/p/100310');
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      page.getByText('$64.99').first(),
      page.getByRole('navigation', { name: 'Size' }),
      promisedDay(page),
      page.getByRole('group', { name: 'Day', exact: true }),
      page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/search?query=zzzzqqq');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .locator('.product-grid > li')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect(rows.length).toBe(8);
    const columns = rows.filter((top) => top === rows[0]).length;
    expect(rows.filter((top) => top === rows.at(-1)).length, String(width)).toBe(columns);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/c/flowers',
    '/c/flowers?color=Red',
    '/p/100310',
    '/c/gift-cards',
    '/customer-service/on-sale-this-week',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysRoom(page), path).toBeLessThanOrEqual(0);
  }
});

test('on a phone the filters are a drawer that says how many products they leave, and a refined address opened directly is the same page, out of the index', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto('/c/flowers?color=Red&sort=name');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('link', { name: 'Remove Red' })).toBeVisible();
  const red = await count(page).innerText();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await expectAccessible(page, '#facets');
  await filters.getByRole('textbox', { name: 'Highest price in dollars' }).fill('60');
  await filters.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/\?color=Red&price=-60&sort=name$/);
  await expect(count(page)).not.toHaveText(red);
  await filters.getByRole('button', { name: /^Show \d+ product/ }).click();
  await expect(filters).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Remove Up to $60' })).toBeVisible();
});

/** Follows a link and answers how far the page was scrolled then: what is laid out late may move it until the click. */
async function placeOfClick(link: Locator): Promise<number> {
  const place = link.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = () => resolve(Math.round(window.scrollY));
        window.addEventListener('click', note, { capture: true, once: true });
      }),
  );
  await link.click();
  return place;
}

test('Back and Forward lead to the place of the list and of the product that were left, a link to the beginning; no style sheet is asked for on the way', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (/\.css(?:\?|$)/.test(request.url())) sheets.push(request.url());
  });
  await openList(page, '/c/flowers');
  const card = page.locator('article a[href^="/p/"]').nth(22);
  const offset = () => page.evaluate(() => Math.round(window.scrollY));
  await card.scrollIntoViewIfNeeded();
  const title = (await card.textContent()) ?? 'no name';
  const left = await placeOfClick(card);
  expect(left).toBeGreaterThan(800);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(offset).toBe(0);
  const related = page
    .getByRole('region', { name: 'You may also like' })
    .locator('article a[href^="/p/"]')
    .first();
  await related.scrollIntoViewIfNeeded();
  const below = await placeOfClick(related);
  expect(below).toBeGreaterThan(300);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  await expect.poll(offset).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  await expect.poll(offset).toBe(below);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(offset).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  await expect.poll(offset).toBe(below);
  expect(sheets).toEqual([]);
});

test('what the home page promises stands in the sky beside its glasshouses, whichever holiday is next, and nothing moves by itself', async ({
  page,
}) => {
  const layoutShift = await countLayoutShift(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await layoutShift(), `moved at ${width}`).toBeLessThanOrEqual(0.01);
  }
  const title = page.getByRole('heading', { level: 1 });
  const picture = page.locator('main picture img').first();
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const words of [
      'Christmas is December 25. Order by December 23, 1 PM.',
      'Thanksgiving is November 26. Order by November 25, 1 PM.',
    ]) {
      await title.evaluate((element, text) => {
        element.textContent = text;
      }, words);
      const [box, form] = [
        await picture.boundingBox(),
        await page.locator('main form').first().boundingBox(),
      ];
      const right = await title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.max(...[...range.getClientRects()].map((line) => line.right));
      });
      const drawn = Math.max(box?.width ?? 0, (box?.height ?? 0) * heroRatio);
      const fromRight = (part: number) => width - drawn * (1 - part);
      expect(right, `${words} at ${width}`).toBeLessThan(fromRight(glassFrom));
      expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(fromRight(bedFrom));
    }
  }
});

test('a product keeps the way it was found, says its first day, and its heart asks for a log-in', async ({
  page,
}) => {
  await openList(page, '/c/flowers/bouquets');
  const card = page.locator('article a[href^="/p/"]').nth(1);
  const title = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/p\/[^?]+\?queryid=[0-9a-f]{32}&categorypage=true$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Bouquets');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(promisedDay(page)).toBeVisible();
  await delivery.getByRole('textbox').fill('5540');
  await delivery.getByRole('button', { name: 'Check' }).click();
  await expect(delivery.getByRole('alert')).toHaveText('Please enter a 5 digit zip');
  await delivery.getByRole('textbox').fill('55408');
  await delivery.getByRole('button', { name: 'Check' }).click();
  await expect(delivery.getByText(/in Minneapolis$/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `Wish list: ${title}` })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/p/100310');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: title }),
  ).toBeVisible();
});

test('a gift card of an amount of one’s own goes by e-mail, priced by the shop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/c/gift-cards');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Lilac & Loam e-Gift Card' }) });
  await card.getByText('Another amount').click();
  await card.getByRole('textbox', { name: 'Your amount in dollars' }).fill('5');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('alert').first()).toHaveText(
    'Please enter an amount from $10 to $500.',
  );
  await expectAccessible(page);
  await card.getByRole('textbox', { name: 'Your amount in dollars' }).fill('37.50');
  await card.getByRole('textbox', { name: 'Recipient’s email' }).fill('bea@example.com');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await card.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByText('bea@example.com').first()).toBeVisible();
  await expect(page.getByText('$37.50').first()).toBeVisible();
});
