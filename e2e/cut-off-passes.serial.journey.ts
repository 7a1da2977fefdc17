import { expect, test, type Browser, type Page } from '@playwright/test';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom, shortDay } from '@/lib/core/time/day-words';
import { expectAccessible } from './support/accessible';
import { plainTuesday, setClocks } from './support/clock';
import { makeProduct, orderInDatabase, transactionsOf } from './support/platform';
import { changeSettings } from './support/settings';
import {
  addAndGoToCart,
  confirmedOrder,
  fillCart,
  payByCard,
  pickFirstDay,
  shownTotal,
  typeAddress,
} from './support/shop-page';

const tuesday = plainTuesday();
/** A day of the week after. */
const dayAfter = (days: number) => addChicagoDays(tuesday, days);
const runs = [
  { viewport: { width: 390, height: 844 }, today: tuesday, nextDay: dayAfter(1) },
  { viewport: { width: 1440, height: 900 }, today: dayAfter(1), nextDay: dayAfter(2) },
];
const setClocksTo = (day: ChicagoDate, time: string) =>
  setClocks(chicagoInstant(day, time).toISOString());

test('a day is lost before Place order, because its orders close, its last van fills or the ZIP is another: it is named, and mended in two presses', async ({
  browser,
}, testInfo) => {
  test.setTimeout(180_000);
  const productID = await makeProduct({ name: 'Noon Tulips' });
  try {
    for (const { viewport, today, nextDay } of runs) {
      const [closed, next] = [shortDay(today), shortDay(nextDay)];
      await setClocksTo(today, '12:00');
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

      await setClocksTo(today, '13:05');
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
      await Promise.all([readAtReview(page), page.keyboard.press('Enter')]);
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
    await lastVanGoes(browser, productID, testInfo.retry);
    await zipIsAnother(browser);
  } finally {
    await setClocks(null);
  }
});

const notice = (page: Page) => page.getByRole('group', { name: 'What has changed' });
/** Once the review has read the cart: before that the button does nothing. */
async function placeOrder(page: Page): Promise<void> {
  await shownTotal(page);
  await page.getByRole('button', { name: 'Place order' }).press('Enter');
}

/** The cart is read anew when the review opens; until then its button does nothing. Reads begun before count for nothing. */
async function readAtReview(page: Page): Promise<void> {
  const read = await page.waitForRequest(
    (request) =>
      request.method() === 'GET' &&
      new URL(request.url()).pathname === '/api/cart' &&
      (request.headers().referer ?? '').includes('step=review'),
  );
  await read.response();
}

/** Pays by card; the review has read the cart once more when it is over. */
async function payAndReview(page: Page): Promise<void> {
  await Promise.all([readAtReview(page), payByCard(page)]);
}

/** Two shoppers at their review, and one van for both: the second is told, and takes the next day. */
async function lastVanGoes(browser: Browser, productID: string, attempt: number): Promise<void> {
  // The van of an attempt that failed has gone: another attempt has a week of its own.
  const day = dayAfter(7 + 7 * attempt);
  const next = addChicagoDays(day, 1);
  await setClocksTo(day, '10:00');
  const putBack = await changeSettings({
    DeliveryDatesN: {
      [day]: {
        AM: { checkedRun: false, capacity: 0 },
        PM: { checkedRun: false, capacity: 1 },
        EVE: { checkedRun: false, capacity: 0 },
      },
    },
  });
  try {
    const pages: Page[] = [];
    for (const first of ['Ana', 'Bea']) {
      const page = await (await browser.newContext()).newPage();
      await fillCart(page, [{ productID }]);
      await page.goto('/checkout');
      await typeAddress(page, { first, street: '2817 Colfax Ave S', zip: '55408' });
      expect(await pickFirstDay(page)).toBe(day);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await payAndReview(page);
      pages.push(page);
    }
    const [ana, bea] = pages as [Page, Page];
    await placeOrder(bea);
    await confirmedOrder(bea);
    await placeOrder(ana);
    await expect(notice(ana)).toBeFocused();
    await expect(notice(ana)).toContainText(`${shortDay(day)} is no longer possible`);
    await expect(notice(ana)).toContainText(`First possible day: ${shortDay(next)}.`);
    const take = ana.getByRole('button', { name: `Take ${shortDay(next)}` });
    await Promise.all([readAtReview(ana), take.click()]);
    await expect(ana.getByRole('heading', { name: 'Review and place your order' })).toBeVisible();
    await placeOrder(ana);
    const { lines } = await orderInDatabase(await confirmedOrder(ana));
    expect(lines).toMatchObject([{ xp: { RequestedDeliveryDate: next } }]);
    for (const page of pages) await page.context().close();
  } finally {
    await putBack();
  }
}

/** A day chosen on the page of a product for one ZIP, and another ZIP typed in checkout, where a parcel takes longer. */
async function zipIsAnother(browser: Browser): Promise<void> {
  const today = dayAfter(8);
  const [wished, possible] = [addChicagoDays(today, 2), addChicagoDays(today, 3)];
  await setClocksTo(today, '10:00');
  const productID = await makeProduct({
    name: 'Far Ferns',
    xp: {
      CodeB2: 'Y',
      DeliveryMethods: {
        UPS: { Enabled: true, LeadDays: 3 },
        LocalDelivery: { Enabled: true, LeadDays: 0 },
      },
    },
  });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/p/${productID}`);
  await page.locator('#promise-zip').fill('55408');
  await page.locator('#promise-zip').press('Enter');
  await page.getByRole('button', { name: shortDay(wished) }).click();
  const sentence = daySentenceFrom(wished, today);
  await expect(page.getByText(`Can arrive ${sentence} in Minneapolis`)).toBeVisible();
  await addAndGoToCart(page);
  const line = new RegExp(`^${shortDay(wished)} to 55408, Local Delivery \\$`);
  await expect(page.getByText(line)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/checkout');
  await expect(page.locator('input[name="delivery-day"]:checked')).toHaveValue(wished);
  await expect(page.getByText(`${sentence}, as you chose`)).toBeVisible();
  await typeAddress(page, {
    first: 'Ana',
    street: '600 N Michigan Ave',
    zip: '60611',
    city: 'Chicago',
  });
  const lost = new RegExp(`${shortDay(wished)} is no longer possible: .*needs more time`);
  await expect(page.getByText(lost)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take ${shortDay(possible)}` }).press('Enter');
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await payAndReview(page);
  await placeOrder(page);
  const { lines } = await orderInDatabase(await confirmedOrder(page));
  expect(lines).toMatchObject([{ xp: { DeliveryMethod: 'UPS', RequestedDeliveryDate: possible } }]);
  await page.context().close();
}
