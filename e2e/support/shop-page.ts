import { expect, type Locator, type Page } from '@playwright/test';

/** Collects violations of the content security policy on every document of a page. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => {
    violations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`,
      );
    });
  });
  return violations;
}

/** From home over a category to a product's page, by its links. Journeys that count stock each take another card. */
export async function walkToProduct(page: Page, card = 0): Promise<{ title: string }> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('a[href="/c/flowers"]:visible, main a[href="/c/occasions/birthday"]:visible')
    .first()
    .click();
  await page.waitForURL(/\/c\/(flowers|occasions\/birthday)$/);
  await page.locator('main article a[href^="/p/"]').nth(card).click();
  await page.waitForURL(/\/p\//);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return { title };
}

/** What a product's page says first of its delivery: from when while no ZIP is known, else the day. */
export function promisedDay(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Delivery', exact: true })
    .getByText(/^(Can arrive|Twin Cities from|From .+ by) /);
}

/** Puts the product of the page in the cart and goes there. */
export async function addAndGoToCart(page: Page): Promise<void> {
  // The first day comes once the page is at work: a click before would be lost.
  await expect(promisedDay(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added.')).toBeVisible();
  // On a phone a sheet comes over the link beside the button a moment later, with a link of its own.
  const phone = (page.viewportSize()?.width ?? 0) < 1024;
  const place = phone ? page.getByRole('dialog', { name: 'In your cart' }) : page;
  await place.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
}

/** Fills the recipient of a delivery to Minneapolis. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('ZIP').fill('55408');
  await page.getByLabel('Address 1').fill('2817 Colfax Ave S');
  await expect(page.getByLabel('City')).toHaveValue('Minneapolis');
  await page.getByLabel('Phone').fill('612-555-0101');
}

/** What is put in a cart: a product with how many, or gift cards of an amount in cents. */
type InCart =
  | { productID: string; quantity?: number }
  | { productID: 'GIFTCARD' | 'EGIFTCARD'; amount: number; quantity?: number; email?: string };

/** Fills a new visitor's cart by the shop's own handlers, and comes to the cart's page. */
export async function fillCart(page: Page, lines: readonly InCart[]): Promise<void> {
  await postAsPage(page, '/api/session', {});
  for (const line of lines)
    await postAsPage(page, 'amount' in line ? '/api/cart/gift-cards' : '/api/cart/lines', {
      quantity: 1,
      ...line,
    });
  await page.goto('/cart');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Sends what a page of this visitor would send, with the cookies of the browser. */
export async function postAsPage(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { data, headers });
  expect([path, answer.ok()]).toEqual([path, true]);
}

/** A recipient as a journey types them. */
export interface Typed {
  first: string;
  last?: string;
  type?: string;
  place?: string;
  street: string;
  zip: string;
  /** Where the ZIP does not fill it in. */
  city?: string;
}

/** Types a delivery address into a form of the page or of a dialog; does not save it. */
export async function typeAddress(
  scope: Page | Locator,
  { first, last = 'Ruiz', type, place, street, zip, city }: Typed,
): Promise<void> {
  await scope.getByLabel('First name').fill(first);
  await scope.getByLabel('Last name').fill(last);
  if (type) await scope.getByLabel('Address type').selectOption({ label: type });
  if (place) await scope.getByLabel('Company or place name').fill(place);
  await scope.getByLabel('Address 1').fill(street);
  await scope.getByLabel('ZIP').fill(zip);
  if (city) await scope.getByLabel('City').fill(city);
  else await expect(scope.getByLabel('City')).not.toHaveValue('');
  await scope.getByLabel('Phone').fill('612-555-0101');
}

/** Chooses the first open day of the shipment in view; its ISO date. */
export async function pickFirstDay(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Earliest:/ }).click();
  return page.locator('input[name="delivery-day"]:checked').inputValue();
}

/** Chooses the first day for the last of several recipients and goes on to the cards; its ISO date. */
export async function chooseLastDay(page: Page): Promise<string> {
  const date = await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to the card' }).click();
  await expect(page.getByRole('heading', { name: 'Card and notes' })).toBeVisible();
  return date;
}

/** Approves what a wallet's button asks to hold, in the window it opens, and comes to the review. */
export async function approveWallet(page: Page, wallet: 'PayPal' | 'Venmo'): Promise<void> {
  const [approval] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: wallet, exact: true }).click(),
  ]);
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
}

/** Pays what is left with a card that works and comes to the review; a guest says who they are, and the card's ZIP is said where the shop knows none. */
export async function payByCard(
  page: Page,
  number = '4111111111111111',
  guest: boolean | string = true,
): Promise<void> {
  if (guest) await sayWhoOrders(page, guest === true ? undefined : guest);
  else await page.getByRole('radio', { name: /^(Another card|Credit or debit card)$/ }).check();
  const frame = page.frameLocator('iframe[title^="Card number"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel(/Expires/).fill('1229');
  await frame.getByLabel('Security code').fill('123');
  const billZip = page.getByLabel('ZIP or postal code of your card');
  if ((await billZip.inputValue()) === '') await billZip.fill('55408');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByRole('heading', { name: 'Review and place your order' })).toBeVisible();
}

/** Fills the guest's name and e-mail. */
export async function sayWhoOrders(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Your first name').fill('Ada');
  await page.getByLabel('Your last name').fill('Loam');
  await page.getByLabel('Your email').fill(email);
}

/** The total shown beside the steps, in cents. */
export async function shownTotal(page: Page): Promise<number> {
  const total = page.getByRole('complementary').locator('dl').filter({ hasText: 'Total' });
  await expect(total).toHaveAttribute('aria-busy', 'false');
  const text = await total.locator('dd').last().innerText();
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
}

/** The order ID of the confirmation the browser has arrived at. */
export async function confirmedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/orderConfirmation\/[\w-]+\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  return page.url().split('/').at(-1) ?? '';
}
