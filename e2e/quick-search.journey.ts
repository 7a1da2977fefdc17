import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';

const panel = (page: Page) => page.getByTestId('quick-panel');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });

async function startTyping(page: Page, words: string): Promise<void> {
  await page.locator('#search').click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(words);
}

test.describe('on a wide screen', () => {
  test('the dropdown: five columns, See All, arrows, Enter, Escape, pointer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByPlaceholder('Search for Products, Articles or Events')).toBeVisible();
    await startTyping(page, 'li');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.type('lac');
    await expect(
      panel(page).getByRole('option', { name: /^Glasshouse Purple Lilac Item 300301 · .+ \$/ }),
    ).toBeVisible();
    expect(await panel(page).boundingBox()).toMatchObject({ width: 1200, height: 690 });
    for (const title of [
      'Query Suggestions',
      'Categories',
      'Products',
      'Events',
      'Care, Advice & Information',
    ])
      await expect(panel(page).getByRole('group', { name: title })).toBeVisible();
    await expect(
      panel(page).getByRole('group', { name: 'Products' }).getByRole('option'),
    ).toHaveCount(6);
    for (const [name, type] of [
      ['Products', 'Products'],
      ['Events', 'Events'],
      ['Care, Advice & Information', 'CareInfo'],
    ] as const) {
      await expect(panel(page).getByRole('option', { name: `See All ${name}` })).toHaveAttribute(
        'href',
        new RegExp(`^/search\\?query=lilac&type=${type}&queryid=[0-9a-f]{32}$`),
      );
    }
    await expect(panel(page).getByText('Free to attend').first()).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(700, 400);
    await page.mouse.move(30, 880);
    await page.waitForFunction(() => !document.querySelector('[data-testid=quick-panel]'));
    await box(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(30, 880);
    await expect(panel(page)).toBeHidden();

    await box(page).click();
    await page.keyboard.press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveRole('option');
    const clicks = page.waitForRequest((request) => request.url().endsWith('/api/search/events'));
    await panel(page)
      .getByRole('option', { name: /Glasshouse Purple Lilac/ })
      .click();
    const click = (await clicks).postDataJSON() as { queryID: string };
    expect(click).toMatchObject({ type: 'click', index: 'products', position: 1 });
    expect(click.queryID).toMatch(/^[0-9a-f]{32}$/);
    await page.waitForURL(/\/p\/300301\/.*queryid=/);
    await expect(panel(page)).toBeHidden();

    await box(page).fill('lilac');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=lilac$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Results for “lilac”' }),
    ).toBeFocused();
    await box(page).click();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('option', { name: 'View All Results' }).click();
    await page.waitForURL(/\/search\?query=lilac&queryid=/);
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Events/ })
      .click();
    await page.waitForURL(/type=Events&queryid=[0-9a-f]{32}$/);
    await page.reload();
    expect(page.url()).toMatch(/\/search\?query=lilac&type=Events&queryid=[0-9a-f]{32}$/);
  });

  test('an answer that comes late never covers a newer one, and a search that is down says so', async ({
    page,
  }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/search/quick?query=rose', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/');
    await startTyping(page, 'rose');
    await box(page).fill('tulip');
    const first = panel(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
    await expect(first).toContainText(/tulip/i);
    const before = await first.textContent();
    release();
    await page.unroute('**/api/search/quick?query=rose');
    await page.evaluate(() =>
      fetch('/api/search/quick?query=rose').then((answer) => answer.text()),
    );
    await expect(first).toHaveText(before ?? '');

    await page.route('**/api/search/quick**', (route) => route.abort());
    await box(page).fill('orchid');
    await expect(panel(page).getByRole('status')).toContainText(
      'Search is not available right now',
    );
    await page.unroute('**/api/search/quick**');
    await box(page).fill('zzzzqqq');
    await expect(panel(page).getByRole('status')).toContainText('No Results');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer: tabs, rows, View All Results', async ({ page }) => {
    await page.goto('/');
    await page.locator('#search').click();
    const drawer = page.getByRole('dialog', { name: 'Search' });
    await expect(drawer).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('lilac');
    await expect(drawer.getByRole('option')).not.toHaveCount(0);
    expect(await drawer.getByRole('option').count()).toBeLessThanOrEqual(10);
    expect(await drawer.getByRole('tab').allTextContents()).toEqual([
      'Products',
      'Events',
      'Care, Advice & Information',
    ]);
    await expectAccessible(page);
    await drawer.getByRole('tab', { name: 'Products' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('option').first()).toContainText('Free to attend');
    await expectAccessible(page);
    await expect(drawer.getByRole('link', { name: 'See All Events' })).toHaveAttribute(
      'href',
      /type=Events&queryid=/,
    );
    await drawer.getByRole('link', { name: 'View All Results' }).click();
    await page.waitForURL(/\/search\?query=lilac&queryid=/);
    await expect(drawer).toBeHidden();
  });
});
