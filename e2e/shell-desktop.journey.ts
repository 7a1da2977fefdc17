import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { keepUnhydrated } from './support/unhydrated';
import { register } from './support/customer';
import { expectFocusInSight, expectReflow } from './support/keyboard';

const pageViews = () =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'page_view') as {
    event: string;
    page_path?: string;
  }[];

test('menus of the header by pointer and by keyboard, and what a navigation does', async ({
  page,
}) => {
  const wake = await keepUnhydrated(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const panel = page.locator('#panel-Flowers');
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'Flowers', exact: true })
    .hover();
  await expect(panel).toBeHidden();
  wake();
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Related Articles')).toBeVisible();
  const hours = page.getByRole('banner').getByText(/^(Open now|Closed)/);
  await expect(hours.filter({ visible: true })).toHaveCount(1);
  await expect(panel.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
    'href',
    '/information/resource-hub?catID=Flowers',
  );
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'Gift Cards' })
    .hover();
  await expect(panel).toBeHidden();

  await page.mouse.move(700, 700);
  const toggle = page.getByRole('button', { name: 'Flowers menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'On Sale' })
    .hover();
  await expect(panel).toBeHidden();
  await page.mouse.move(700, 700);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  const hub = page.getByRole('button', { name: 'Resource Hub' }).first();
  await hub.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-resource-hub').getByText('References & Tools')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('End');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Flowers', exact: true }).click();
  await page.waitForURL(/\/c\/flowers$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(async () => (await page.evaluate(pageViews)).map(({ page_path }) => page_path))
    .toEqual(['/', '/c/flowers']);
  await page.goBack();
  await expect.poll(async () => (await page.evaluate(pageViews)).length).toBe(3);
  expect(
    await page.evaluate(
      () =>
        document.scripts.length > 0 &&
        ![...document.scripts].some(({ src }) => src.includes('googletagmanager')),
    ),
  ).toBe(true);
});

test('pages of the shell: accessible, worked by keyboard, no sideways scrolling at 320', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of ['/', '/search?query=lilac', '/style-guide', '/no-such-page']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    await expectFocusInSight(page, 40);
    await expectReflow(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/style-guide');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answered: no')).toBeVisible();
});

test('a customer is greeted by name, and signs out to home; another tab hears of it', async ({
  page,
  context,
}) => {
  const greeting = { name: 'Hello Ana Ruiz' };
  const other = await context.newPage();
  await page.goto('/c/flowers');
  await register(page);
  await other.goto('/c/flowers');
  await expect(other.getByRole('button', greeting)).toBeVisible();
  await expect(page.getByText('0 Item(s)')).toBeVisible();
  await page.getByRole('button', greeting).click();
  await expect(page.getByRole('link', { name: 'Wish List' })).toHaveAttribute(
    'href',
    '/account/wishlist',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Hello Login or Sign Up' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Hello Login or Sign Up' })).toBeVisible();
});
