import { expect, type Page } from '@playwright/test';

/** What is wrong with the place of the focus: out of view, or under something that sticks (WCAG 2.4.11); `null` when it is seen. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    if (width <= 1 || height <= 1) return null;
    const [x, y] = [Math.min(Math.max((left + right) / 2, 1), innerWidth - 2), (top + bottom) / 2];
    if (y < 0 || y > innerHeight)
      return `${focused.outerHTML.slice(0, 120)} is out of view at ${Math.round(y)}`;
    const on = document.elementFromPoint(x, y);
    return on &&
      (focused.contains(on) ||
        on.contains(focused) ||
        on.closest('a, button, label, .card') === focused.closest('a, button, label, .card'))
      ? null
      : `${focused.outerHTML.slice(0, 120)} is under ${on?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  });
}

/** Checks that what has the focus comes into view, and lies under nothing, without another press. */
export async function expectFocusHere(page: Page): Promise<void> {
  await expect.poll(() => hiddenFocus(page)).toBeNull();
}

/** Presses Tab through a page and checks that each stop comes into view and lies under nothing. The browser scrolls to it in a frame of its own. */
export async function expectFocusInSight(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusHere(page);
  }
}

/** No sideways scrolling at 320 px (WCAG 1.4.10). */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
