import { expect, test } from '@playwright/test';
import { fillCart } from './support/shop-page';

/** A browser whose letters are twice as large by its own setting, on which `rem` goes by. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const twice = '--blink-settings=defaultFontSize=32';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] });
  },
});

test('nothing scrolls sideways, lies over another or is parted where the browser’s own letters are twice as large', async ({
  page,
}) => {
  const none = { letters: '32px', beyond: 0, outOfRow: [], parted: [] };
  await fillCart(page, [
    { productID: '100310' },
    { productID: '200201', quantity: 2 },
    { productID: 'GIFTCARD', amount: 5000 },
  ]);
  const product = await page
    .getByRole('link', { name: 'Sunday Best' })
    .first()
    .getAttribute('href');
  for (const width of [390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/cart', '/', '/c/flowers', '/search?query=rose', product ?? '']) {
      await page.goto(path);
      if (path === '/cart') await expect(page.getByRole('article').first()).toBeVisible();
      expect.soft(await page.evaluate(faults), `${path} at ${width}`).toEqual(none);
    }
  }
});

/** Runs in the page: how far it is too wide, the header's words outside their own row, and short words that go over two lines (long ones, and parts of an order's or a product's number, may where a card is narrower than they are). */
function faults() {
  // The shop's own switch to lay out what is far below too (returning.ts).
  document.documentElement.dataset.returning = '';
  const outOfRow = new Set<string>();
  const parted = new Set<string>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) continue;
    const row = parent.closest('header > div')?.getBoundingClientRect();
    if (row && (box.top < row.top - 1 || box.bottom > row.bottom + 1))
      outOfRow.add(node.nodeValue ?? '');
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
      /(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (word.length < 6 && tops.size > 1) parted.add(word);
    }
  }
  return {
    letters: getComputedStyle(document.documentElement).fontSize,
    beyond: document.documentElement.scrollWidth - window.innerWidth,
    outOfRow: [...outOfRow],
    parted: [...parted],
  };
}
