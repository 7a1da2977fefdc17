import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expectReflow } from './support/keyboard';

test('a visitor narrows the calendar: a table on a wide screen, a list on a small one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/event-calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const table = page.locator('main').getByRole('table');
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: /^Free\b/ })
    .first()
    .click();
  await page.waitForURL(/admission=free/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await expectAccessible(page);
  await expectReflow(page);
});
