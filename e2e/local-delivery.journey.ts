import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { countLayoutShift } from './support/layout-shift';
import { orderInDatabase, stockOf, transactionsOf } from './support/platform';
import {
  addAndGoToCart,
  approveWallet,
  confirmedOrder,
  fillDelivery,
  payByCard,
  pickFirstDay,
  promisedDay,
  shownTotal,
  walkToProduct,
  watchPolicy,
} from './support/shop-page';

test('an anonymous shopper has flowers delivered: page, database and gateway agree', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const violations = await watchPolicy(page);
  const { title } = await walkToProduct(page);
  await addAndGoToCart(page);
  const line = (
    (await (await page.request.get('/api/cart')).json()) as {
      shipments: { lines: { productID: string }[] }[];
    }
  ).shipments[0]?.lines[0];
  const productID = line?.productID ?? '';
  const before = await stockOf(productID);
  await page.getByRole('button', { name: /more$/ }).click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('2');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Check out' }).click();

  await page.getByLabel('Phone').click();
  await expect(page.getByText('Please enter a 10 digit phone number')).toBeVisible();
  await expectAccessible(page);
  await fillDelivery(page);
  await pickFirstDay(page);
  await expectAccessible(page);
  await page.getByLabel('Message', { exact: true }).fill('With love from Ada');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText(
    /For Ana Ruiz, Minneapolis\s*Local Delivery, \w+day, /,
  );
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByLabel('Your first name')).toBeFocused();
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription(
    'Please enter a valid email',
  );
  await expectAccessible(page);
  await payByCard(page);
  const total = await shownTotal(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const orderID = await confirmedOrder(page);
  await expectAccessible(page);

  const { order, lines } = await orderInDatabase(orderID);
  expect(order).toMatchObject({ IsSubmitted: true, Total: total / 100 });
  expect(lines).toMatchObject([
    {
      ProductID: productID,
      Quantity: 2,
      xp: { DeliveryMethod: 'LocalDelivery', CardMessage: { line1: 'With love from Ada' } },
      ShippingAddress: { Zip: '55408', FirstName: 'Ana' },
    },
  ]);
  expect(await stockOf(productID)).toBe(before - 2);
  const transactions = await transactionsOf(orderID);
  expect(transactions.map(({ status, amount }) => [status, amount])).toEqual([
    ['authorized', (total / 100).toFixed(2)],
  ]);

  await page.reload();
  await confirmedOrder(page);
  await expect(page.getByText(title)).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(page.url()))?.status()).toBe(404);
  await expect(
    stranger.getByText('We show an order for a while in the browser it was placed in'),
  ).toBeVisible();
  expect((await stranger.request.get(`/api/orders/299999/${orderID}`)).status()).toBe(404);
  expect(violations).toEqual([]);
});

test('a phone leads from a product to the order in few presses, by card and by PayPal; a declined card is said', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const done = await countWork(page);
  const layoutShift = await countLayoutShift(page);
  await walkToProduct(page, 1);
  await expect(promisedDay(page)).toBeVisible();
  done.length = 0;
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'In your cart' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByLabel('Address 1')).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.1);
  await fillDelivery(page);
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, '4000111111111115');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('alert')).toContainText(
    'Your card was declined',
  );
  const work = () => ({
    presses: done.filter((one) => one === 'click').length,
    fields: done.filter((one) => one === 'input').length,
  });
  expect(work()).toEqual({ presses: 6, fields: 11 });
  await payByCard(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const transactions = await transactionsOf(await confirmedOrder(page));
  expect(transactions.filter(({ status }) => status === 'authorized')).toHaveLength(1);

  await walkToProduct(page, 1);
  await expect(promisedDay(page)).toBeVisible();
  done.length = 0;
  await page.getByRole('button', { name: 'Buy with PayPal' }).click();
  await expect(page.getByText(/^You pay with PayPal in the next step/)).toBeVisible();
  await expectAccessible(page);
  await fillDelivery(page);
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect(page.getByLabel('Your email')).toHaveCount(0);
  await expectAccessible(page);
  await approveWallet(page, 'PayPal');
  const review = page.getByRole('heading', { name: 'Review and place your order' });
  await expect(review).toBeVisible();
  await expect(page.getByText('PayPal robin.payer@example.com', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  const paid = await orderInDatabase(await confirmedOrder(page));
  expect(work()).toEqual({ presses: 6, fields: 5 });
  expect(paid.order).toMatchObject({ IsSubmitted: true });
  expect((await transactionsOf(paid.order.ID ?? '')).map(({ status }) => status)).toEqual([
    'authorized',
  ]);
});

/** What a shopper does from here on, in every frame and window: `click` of each press, `input` once of each field that is typed in. */
async function countWork(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.context().exposeFunction('reportWork', (kind: string) => {
    done.push(kind);
  });
  await page.context().addInitScript(() => {
    const report = (window as unknown as { reportWork(kind: string): void }).reportWork;
    const typed = new Set<EventTarget | null>();
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) report('click');
      },
      true,
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        if (!typed.has(target)) report('input');
        typed.add(target);
      },
      true,
    );
  });
  return done;
}
