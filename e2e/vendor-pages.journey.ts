import { expect, test, type Page } from '@playwright/test';
import { bankTexts, bankVerdictTexts } from '../lib/checkout/payment/bank-texts';
import type { Submit } from '../lib/checkout/schema';
import { checkoutTexts } from '../lib/checkout/texts';
import { storeTexts } from '../lib/stores/texts';
import { authTexts } from '../components/auth/texts';
import { ownStorefront, type OwnStorefront } from '../__tests__/http/support/own-storefront';
import { transactionsOf } from './support/platform';
import {
  approveWallet,
  confirmedOrder,
  fillCart,
  fillDelivery,
  pickFirstDay,
  sayWhoOrders,
  shownTotal,
  watchPolicy,
} from './support/shop-page';
import { answerBraintree, withSandboxToken } from './support/vendors/braintree';
import { answerCardinal, switchThreeDSecure } from './support/vendors/cardinal';
import { answerGoogleMaps } from './support/vendors/google-maps';
import { answerCollector, answerPayPal } from './support/vendors/paypal';
import { answerRecaptcha } from './support/vendors/recaptcha';

/** A storefront whose accounts are the vendors' own: the policy of its pages is the one real shoppers get. */
let shop: OwnStorefront;
test.beforeAll(async () => {
  shop = await ownStorefront({
    BRAINTREE_ENVIRONMENT: 'sandbox',
    THREE_D_SECURE: 'on',
    GOOGLE_MAPS_KEY: 'AIza-of-this-journey',
    CAPTCHA_SITE_KEY: '6Lc-of-this-journey',
  });
});
test.afterAll(() => shop.stop());

const flowers = [{ productID: '100310' }];

/** From the checkout's first step to the payment. */
async function toPayment(page: Page): Promise<void> {
  await fillDelivery(page);
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
}

test('card fields, PayPal, the map and the captcha of the vendors work under the policy of their pages', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const violations = await watchPolicy(page);
  await switchThreeDSecure(true);
  const unknown: string[] = [];
  await answerBraintree(context, unknown);
  await answerPayPal(context, unknown);
  const device: string[] = [];
  await answerCollector(context, unknown, device);
  await answerCardinal(context, unknown);
  await answerGoogleMaps(context, unknown);
  await answerRecaptcha(context, unknown);
  await withSandboxToken(page);

  await page.goto('/store-locator');
  await page.getByRole('button', { name: 'Show streets with Google Maps' }).click();
  const map = page.frameLocator(`iframe[title="${storeTexts.streets}"]`);
  const pin = map.getByRole('button', { name: /Edina/ });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const html = map.locator('html');
  for (const what of ['tiles', 'worker', 'wasm'])
    await expect(html).toHaveAttribute(`data-${what}`, 'there');

  await page.goto('/');
  await page.getByRole('button', { name: 'Hello Login or Sign Up' }).click();
  await page.getByRole('tab', { name: 'Create an Account' }).click();
  const robot = page.frameLocator('iframe[title="reCAPTCHA"]').getByLabel("I'm not a robot");
  await expect(robot).toBeVisible();

  await fillCart(page, flowers);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Log In' }).first().click();
  await page.getByRole('tab', { name: 'Create an Account' }).click();
  await expect(robot).toBeVisible();
  await page.keyboard.press('Escape');
  await toPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await approveWallet(page, 'PayPal');
  await expect(page.getByRole('heading', { name: 'Review and place your order' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Remove PayPal/ }).click();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await sayWhoOrders(page);
  for (const [title, text] of [
    // Whose bank asks its owner.
    ['Card number', '4000000000001091'],
    ['Expires (MM/YY)', '12/29'],
    ['Security code', '123'],
  ] as const)
    await page.frameLocator(`iframe[title="${title}"]`).getByLabel(title).fill(text);
  await page.getByLabel('ZIP or postal code of your card').fill('55408');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByRole('heading', { name: 'Review and place your order' })).toBeVisible();
  const total = await shownTotal(page);
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/submit')) submits.push(request.method());
  });
  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  const question = page.getByRole('dialog', { name: bankTexts.title });
  await expect(question.getByTitle('Your bank')).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(bankVerdictTexts.closed)).toBeVisible();
  await expect(place).toBeFocused();
  expect(submits).toEqual([]);
  const sent = page.waitForRequest('**/api/checkout/submit');
  await place.click();
  await question
    .frameLocator('iframe[title="Your bank"]')
    .getByRole('button', { name: 'Yes, it is me' })
    .click();
  const [{ deviceData = '{}' } = {}] = ((await sent).postDataJSON() as Submit).tenders as {
    deviceData?: string;
  }[];
  const { correlation_id: session } = JSON.parse(deviceData) as Record<string, string>;
  expect([...new Set(device)].sort()).toEqual([`beacon ${session}`, `frame ${session}`]);
  const transactions = await transactionsOf(await confirmedOrder(page));
  expect(
    transactions.map(({ status, amount, threeDSecureInfo }) => [
      status,
      amount,
      threeDSecureInfo?.status,
    ]),
  ).toEqual([['authorized', (total / 100).toFixed(2), 'authenticate_successful']]);
  expect([violations, unknown]).toEqual([[], []]);
  await context.close();
  await switchThreeDSecure(false);
});

test('a vendor that does not come is said in words, on each of these pages, and violates nothing', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const violations = await watchPolicy(page);
  await context.route(/^https:/, (route) => route.abort());
  await withSandboxToken(page);

  await page.goto('/store-locator');
  await page.getByRole('button', { name: 'Show streets with Google Maps' }).click();
  await expect(page.getByText(storeTexts.noStreets)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Hello Login or Sign Up' }).click();
  await page.getByRole('tab', { name: 'Create an Account' }).click();
  await expect(page.getByText(authTexts.captchaMissing)).toBeVisible();
  await fillCart(page, flowers);
  await page.goto('/checkout');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await expect(page.getByText(checkoutTexts.paymentDown)).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.getByText(checkoutTexts.walletDown)).toBeVisible();
  expect(violations).toEqual([]);
  await context.close();
});
