import { expect, test } from '@playwright/test';
import { orderInDatabase, stockOf, transactionsOf } from './support/platform';
import {
  addAndGoToCart,
  confirmedOrder,
  payByCard,
  pickFirstDay,
  shownTotal,
  walkToProduct,
} from './support/shop-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an anonymous shopper picks flowers up at a store, on a phone', async ({ page }) => {
  await walkToProduct(page, 2);
  await addAndGoToCart(page);
  const cart = (await (await page.request.get('/api/cart')).json()) as {
    shipments: { lines: { productID: string }[] }[];
  };
  const productID = cart.shipments[0]?.lines[0]?.productID ?? '';
  const before = await stockOf(productID);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('radio', { name: 'Store Pickup', exact: true }).check();
  await page.getByLabel('Store', { exact: true }).selectOption({ index: 1 });
  const storeID = await page.getByLabel('Store', { exact: true }).inputValue();
  await page.getByRole('radio', { name: 'Curbside Pickup' }).check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Loam');
  await page.getByLabel('Phone').fill('6125550101');
  await expect(page.getByRole('heading', { name: 'When will you pick it up?' })).toBeVisible();
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  const total = await shownTotal(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const orderID = await confirmedOrder(page);
  const { order, lines } = await orderInDatabase(orderID);
  expect(order).toMatchObject({ IsSubmitted: true, Total: total / 100 });
  expect(await stockOf(productID)).toBe(before - 1);
  expect((await transactionsOf(orderID)).map(({ status, amount }) => [status, amount])).toEqual([
    ['authorized', (total / 100).toFixed(2)],
  ]);
  expect(lines).toMatchObject([{ xp: { DeliveryMethod: 'CurbsidePickUp', StoreID: storeID } }]);
  await expect(page.getByText('Curbside Pickup').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
