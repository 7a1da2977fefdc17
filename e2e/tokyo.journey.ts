import { expect, test } from '@playwright/test';
import { startStorefront, type Storefront } from '../__tests__/http/support/storefront';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { addMonths, currentMonth, lastDayOf, monthWords } from '@/lib/events/calendar/month';

const month = currentMonth(new Date());
const nextMonth = monthWords(addMonths(month, 1));
/** Half past ten in the evening of the month's last day in Chicago: in Tokyo the next month has begun. */
const lastEvening = chicagoInstant(lastDayOf(month), '22:30');

test.describe('with the server in Tokyo', () => {
  let shop: Storefront;
  test.beforeAll(async () => {
    shop = await startStorefront('Asia/Tokyo', lastEvening.toISOString(), { ownOrigin: true });
  });
  test.afterAll(() => shop.stop());

  test('a visitor in Chicago sees this month until it ends here, opens a workshop of the next, and books it', async ({
    page,
  }) => {
    await page.goto(`${shop.origin}/event-calendar`);
    const heading = page.locator('main').getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(monthWords(month));
    await page.getByRole('link', { name: nextMonth }).click();
    await expect(heading).toHaveText(nextMonth);
    const open = page.getByRole('link').filter({ hasNotText: /Sold out|few seats/ });
    const cell = page
      .locator('main')
      .getByRole('cell')
      .filter({ hasText: new RegExp(`, ${nextMonth.slice(0, 3)} \\d`) })
      .filter({ has: open })
      .first();
    const day = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/.exec(await cell.innerText())?.[0] ?? '';
    await cell
      .getByRole('link')
      .filter({ hasNotText: /Sold out|few seats/ })
      .first()
      .click();
    await page.waitForURL(/\/event\/[^/]+$/);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const date = page.locator('label').filter({ hasText: new RegExp(`${day}\\b`) });
    await expect(date).toBeVisible();
    await page.goto(`${shop.origin}/store-locator`);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Closed now, opens /)
        .first(),
    ).toBeVisible();

    await shop.setClock(null);
    await page.goBack();
    await date.click();
    await page.getByRole('button', { name: 'Register Now' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toContainText(
      `One seat for ${title}, ${day}`,
    );
  });
});
