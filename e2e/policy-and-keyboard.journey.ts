import { expect, test } from '@playwright/test';
import { walkToProduct, watchPolicy } from './support/shop-page';

test('a planted inline script is refused', async ({ page }) => {
  const violations = await watchPolicy(page);
  for (const path of ['/', '/cart', '/checkout']) {
    await page.goto(path);
    expect(violations).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect.poll(() => violations.length).toBe(1);
    expect(violations.pop()).toContain('script-src');
  }
});

test('a product is put in the cart with the keyboard alone', async ({ page }) => {
  const { title } = await walkToProduct(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let presses = 0; presses < 200 && await focused() !== 'Add to Cart'; presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Add to Cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toContainText(title);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Go to your cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(title);
});
