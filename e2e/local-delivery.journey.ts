import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { orderInDatabase, stockOf, transactionsOf } from './support/platform';
import {
  addAndGoToCart,
  chooseFirstDay,
  confirmedOrder,
  fillDelivery,
  payByCard,
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
  await expect(page.getByRole('heading', { name: 'When should it arrive?' })).toBeFocused();
  await expectAccessible(page);
  await chooseFirstDay(page);
  await page.getByLabel('Message', { exact: true }).fill('With love from Ada');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
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

test('a phone leads from a product to the order in few presses; a declined card is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const done = await countWork(page);
  await walkToProduct(page, 1);
  await expect(page.getByText(/^Can arrive/).first()).toBeVisible();
  done.length = 0;
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'In your cart' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Check out' }).click();
  await fillDelivery(page);
  await chooseFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, '4000111111111115');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('alert')).toContainText(
    'Your card was declined',
  );
  const times = (kind: string) => done.filter((one) => one === kind).length;
  expect({ presses: times('click'), fields: times('input') }).toEqual({ presses: 8, fields: 11 });
  await payByCard(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const transactions = await transactionsOf(await confirmedOrder(page));
  expect(transactions.filter(({ status }) => status === 'authorized')).toHaveLength(1);
});

/** What a shopper does from here on, in every frame: `click` of each press, `input` once of each field that is typed in. */
async function countWork(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('reportWork', (kind: string) => {
    done.push(kind);
  });
  await page.addInitScript(() => {
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
