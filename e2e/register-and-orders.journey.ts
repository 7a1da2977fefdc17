import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/accessible';
import { register } from './support/customer';
import { customerByEmail } from './support/platform';
import {
  addAndGoToCart,
  fillDelivery,
  pickFirstDay,
  walkToProduct,
  watchPolicy,
} from './support/shop-page';

test('a new customer registers with a cart, buys, finds the order in the account and prints it', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const violations = await watchPolicy(page);
  const { title } = await walkToProduct(page, 3);
  await addAndGoToCart(page);
  await page.getByRole('button', { name: 'Hello Login or Sign Up' }).click();
  await page.getByRole('tab', { name: 'Create an Account' }).click();
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await page.getByRole('button', { name: 'Close' }).click();
  const email = await register(page);
  expect(await customerByEmail(email)).toMatchObject({
    Username: email,
    xp: { CreatedFrom: 'Storefront', LastLoginTimeStamp: expect.any(String) },
  });
  await expect(page.getByRole('article')).toContainText(title);

  await page.getByRole('link', { name: 'Check out' }).click();
  await fillDelivery(page);
  await pickFirstDay(page);
  await page.getByLabel('Message', { exact: true }).fill('With love from Ana');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const card = page.frameLocator('iframe[title^="Card number"]');
  await card.getByLabel('Card number').fill('4111111111111111');
  await card.getByLabel(/Expires/).fill('1229');
  await card.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByRole('heading', { name: 'Review and place your order' })).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/orderConfirmation\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  const number = /LL-\d{6}-\d/.exec(await page.getByText(/^Order #/).innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  await page.goto('/account/orders');
  const order = page.getByRole('article', { name: `Order #${number}` });
  await expect(order).toContainText(title);
  await expect(order.getByText('Delivery Fees')).toBeVisible();
  await expect(order.getByText('With love from Ana')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await order.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByTestId('order-print');
  for (const text of [
    `Order #${number}`,
    'Order placed',
    'Ana Ruiz',
    title,
    'With love from Ana',
    'TOTAL',
  ])
    await expect(sheet.getByText(text).first()).toBeVisible();
  await expect(order).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('button', { name: new RegExp(`Order #${number}`) });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(order.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(order).toHaveCount(0);
  expect(violations).toEqual([]);
});
