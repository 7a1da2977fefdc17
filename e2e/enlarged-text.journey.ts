import { expect, test } from '@playwright/test';
import { fillCart } from './support/shop-page';

/** A browser whose letters are twice as large by its own setting, on which `rem` goes by. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const twice = '--blink-settings=defaultFontSize=32';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] });
  },
});

test('nothing scrolls sideways where the browser’s own letters are twice as large', async ({
  page,
}) => {
  const beyond = () =>
    page.evaluate(() => {
      // The shop's own switch to lay out what is far below too (returning.ts).
      document.documentElement.dataset.returning = '';
      return {
        letters: getComputedStyle(document.documentElement).fontSize,
        beyond: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
  const none = { letters: '32px', beyond: 0 };
  await fillCart(page, [
    { productID: '100310' },
    { productID: '200201', quantity: 2 },
    { productID: 'GIFTCARD', amount: 5000 },
  ]);
  for (const width of [390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/cart', '/', '/c/flowers', '/search?query=rose']) {
      await page.goto(path);
      if (path === '/cart') await expect(page.getByRole('article').first()).toBeVisible();
      expect.soft(await beyond(), `${path} at ${width}`).toEqual(none);
    }
  }
});
