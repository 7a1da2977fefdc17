import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../../scripts/support/axe.mjs';

/**
 * No violation of WCAG 2.2 AA that axe can find on the page as it stands, payment frame included. `part` is a selector: that part alone, where the rest
 * of the page was looked at before. Amounts that are asked anew are paler, and have to be read as well.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  expect(await axeViolations(page, { part, tags })).toEqual([]);
}

/** The page as it stands, at the width of a phone and of a desk: nothing that axe can find, nothing that scrolls sideways. */
export async function expectAccessibleAtBothWidths(page: Page, part?: string): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    // What has scrolled half under the header is no smaller for that.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  }
  if (before) await page.setViewportSize(before);
}
