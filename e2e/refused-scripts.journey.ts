import { expect, test, type Page } from '@playwright/test';
import { headingOf, linksOf } from '../__tests__/http/support/html';
import { request } from '../__tests__/http/support/request';
import { lookAround, refuseChunks } from './support/refused';

const phone = { width: 412, height: 823 };
const desktop = { width: 1440, height: 900 };
const category = '/c/flowers';

/** Every kind of page, and whether it shows pictures. */
async function kinds(): Promise<[path: string, pictures: boolean][]> {
  const linked = async (page: string, start: string) =>
    linksOf((await request(page)).body).find((path) => path.startsWith(start)) ?? '';
  const [product, event, article] = await Promise.all([
    linked(category, '/p/'),
    linked('/event-calendar', '/event/'),
    linked('/information/resource-hub', '/information/resource-hub/'),
  ]);
  return [
    ['/', true],
    [category, true],
    [product, true],
    [article, true],
    [event, true],
    ['/workshops-and-events', true],
    ['/event-calendar', false],
    ['/search?query=rose', true],
    ['/store-locator', true],
    ['/cart', false],
    ['/checkout', false],
    ['/account/profile', true],
  ];
}

const headingAt = async (path: string) =>
  headingOf((await request(path)).body).replaceAll('&amp;', '&');

/** Menus, drawers, filters and the footer, on a page that no script takes over. */
async function leadOn(page: Page): Promise<void> {
  await page.goto('/');
  const services = page.locator('#foot-services').getByRole('link').first();
  await page
    .getByRole('navigation', { name: 'Services and information' })
    .getByRole('button', { name: 'Services', exact: true })
    .click();
  await expect(services).toBeInViewport();
  await expect(page.locator('footer summary').first()).toBeHidden();
  await page.goto(category);
  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.mouse.move(1, 800);
  await expect(page.locator('#sort-menu').getByRole('link').last()).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(category);
  await expect(services).toBeHidden();
  await page.locator('footer summary').getByText('Services', { exact: true }).click();
  await expect(services).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Resources' }).click();
  await page.getByRole('dialog').getByText('Customer Service', { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'On Sale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('On Sale');
}

/** A click on a hydrated page whose next scripts are refused leads to the whole page. */
async function clickThrough(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html[data-menus]')).toBeAttached();
  await refuseChunks(page, 'all');
  await page
    .locator(`main a[href="${category}"]:visible, header a[href="${category}"]:visible`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await headingAt(category));
  await expect(page.getByText('Something went wrong.')).toBeHidden();
}

test('pages are whole with every script refused, and with every second one', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const pages = await kinds();
  const headings = new Map(
    await Promise.all(pages.map(async ([path]) => [path, await headingAt(path)] as const)),
  );
  const walk = async (
    visited: Page,
    viewport: typeof phone,
    refused: readonly Parameters<typeof refuseChunks>[1][],
  ) => {
    await visited.setViewportSize(viewport);
    for (const [index, [path, pictures]] of pages.entries()) {
      const which = refused[index % refused.length] ?? 'all';
      await refuseChunks(visited, which);
      await visited.goto(path, { waitUntil: 'load' });
      const met = await lookAround(visited);
      expect({
        path,
        which,
        ...met,
        heading: met.heading.trim(),
        pictures: met.pictures > 0,
        links: met.links > 0,
      }).toEqual({
        path,
        which,
        heading: headings.get(path),
        pictures,
        missing: [],
        hidden: [],
        blank: [],
        links: true,
      });
    }
  };
  const other = await browser.newPage();
  await Promise.all([
    walk(page, desktop, ['all']).then(() => leadOn(page)),
    clickThrough(other).then(() => walk(other, phone, ['first', 'second'])),
  ]);
  await other.close();
});
