import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expectFocusInSight, expectReflow } from './support/keyboard';

/** Lyndale Avenue at 50th Street, Minneapolis. */
const lyndale = { latitude: 44.9123, longitude: -93.2883 };
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Stores', exact: true }).getByRole('article');
const miles = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => /(\d+(?:\.\d)?) miles?/.exec(text)?.[1]);
const ascending = (distances: readonly (string | undefined)[]) =>
  distances.every(
    (one, at) => one !== undefined && (at === 0 || Number(distances[at - 1]) <= Number(one)),
  );

async function findByZip(page: Page, zip: string): Promise<void> {
  await page.getByRole('textbox', { name: 'ZIP', exact: true }).fill(zip);
  await page.keyboard.press('Enter');
}

test('a visitor finds the nearest store: by ZIP, from far away, by the browser’s place; then its page', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/store-locator');
  const { words } = (await (await page.request.get('/api/stores/hours')).json()) as {
    words: string;
  };
  await expect(rows(page).first()).toContainText(words);
  await expectAccessible(page);
  await expectFocusInSight(page, 30);

  await findByZip(page, '55424');
  await expect(page.getByText('the nearest to Edina 55424 first')).toBeVisible();
  await expect(rows(page).first().getByRole('heading')).toContainText('Edina');
  expect(ascending(await miles(page))).toBe(true);
  await findByZip(page, '55901');
  await expect(page.getByText('the nearest to Rochester 55901 first')).toBeVisible();
  expect(Number((await miles(page))[0])).toBeGreaterThan(50);
  await findByZip(page, '00000');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'We don’t recognize this ZIP',
  );
  await expect(page.getByRole('textbox', { name: 'ZIP', exact: true })).toHaveValue('00000');
  await expectAccessible(page);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(lyndale);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('the nearest to your place first')).toBeVisible();
  expect(Number((await miles(page))[0])).toBeLessThan(2);

  const all = await rows(page).count();
  await page.getByRole('button', { name: 'Order pickup' }).click();
  await expect(rows(page)).not.toHaveCount(all);
  await page
    .getByRole('list', { name: 'Stores on the map' })
    .getByRole('button', { name: /^1, / })
    .click();
  await expect(page.getByRole('button', { name: /^1, /, pressed: true })).toBeVisible();
  await expectAccessible(page);

  const name = await rows(page).first().getByRole('heading').innerText();
  const directions = new URL(
    (await rows(page)
      .first()
      .getByRole('link', { name: /^Directions/ })
      .getAttribute('href')) ?? '',
  );
  expect([directions.hostname, directions.searchParams.get('destination_place_id')]).toEqual([
    'www.google.com',
    expect.stringMatching(/.{8,}/),
  ]);
  await rows(page)
    .first()
    .getByRole('link', { name: /^Store details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main').getByText(words)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    directions.href,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectReflow(page);
});
