import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { setClocks } from './support/clock';
import { makeProduct, orderInDatabase, transactionsOf } from './support/platform';
import {
  confirmedOrder,
  fillCart,
  payByCard,
  pickFirstDay,
  shownTotal,
  typeAddress,
} from './support/shop-page';

/** An hour before the cut-off of a day and five minutes after it, in Chicago. */
const runs = [
  {
    viewport: { width: 390, height: 844 },
    today: '2027-04-13',
    closed: 'Tue, Apr 13',
    next: 'Wed, Apr 14',
    nextDay: '2027-04-14',
  },
  {
    viewport: { width: 1440, height: 900 },
    today: '2027-04-14',
    closed: 'Wed, Apr 14',
    next: 'Thu, Apr 15',
    nextDay: '2027-04-15',
  },
];

test('today’s orders close between the review and Place order: the day is named, and mended by keyboard in two presses', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const productID = await makeProduct({ name: 'Noon Tulips' });
  try {
    for (const { viewport, today, closed, next, nextDay } of runs) {
      await setClocks(`${today}T17:00:00.000Z`);
      const page = await (await browser.newContext({ viewport })).newPage();
      await fillCart(page, [{ productID }]);
      await page.goto('/checkout');
      await typeAddress(page, { first: 'Ana', street: '2817 Colfax Ave S', zip: '55408' });
      expect(await pickFirstDay(page)).toBe(today);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await payByCard(page);
      const { orderID } = (await (await page.request.get('/api/cart')).json()) as {
        orderID: string;
      };

      await setClocks(`${today}T18:05:00.000Z`);
      await page.getByRole('button', { name: 'Place order' }).press('Enter');
      const notice = page.getByRole('group', { name: 'What has changed' });
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(
        'Some of your selections are no longer valid. Please review your cart.',
      );
      await expect(notice).toContainText(
        `${closed} is no longer possible: today’s orders closed at 1:00 PM. First possible day: ${next}.`,
      );
      await expect(page.getByRole('heading', { name: 'When should it arrive?' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(await transactionsOf(orderID)).toEqual([]);
      expect((await orderInDatabase(orderID)).order.IsSubmitted).toBe(false);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: `Take ${next}` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'Review and place your order' }),
      ).toBeVisible();
      await expect(notice).toHaveCount(0);
      const total = await shownTotal(page);
      await page.getByRole('button', { name: 'Place order' }).press('Enter');
      expect(await confirmedOrder(page)).toBe(orderID);
      const { order, lines } = await orderInDatabase(orderID);
      expect(order).toMatchObject({ IsSubmitted: true, Total: total / 100 });
      expect(lines).toMatchObject([
        { xp: { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: nextDay } },
      ]);
      expect((await transactionsOf(orderID)).map(({ status, amount }) => [status, amount])).toEqual(
        [['authorized', (total / 100).toFixed(2)]],
      );
      await page.context().close();
    }
  } finally {
    await setClocks(null);
  }
});
