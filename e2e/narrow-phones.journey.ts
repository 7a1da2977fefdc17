import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { addresses } from '../__tests__/http/support/catalogue';
import { captchaToken, goodPassword, visitor } from '../__tests__/http/support/customer';
import { linksOf } from '../__tests__/http/support/html';
import { request } from '../__tests__/http/support/request';
import { expectFocusInSight } from './support/keyboard';
import { expectNothingCut } from './support/narrow';
import { mailTo, makeProduct } from './support/platform';
import { chooseLastDay, confirmedOrder, fillCart, payByCard } from './support/shop-page';

/** Names of 60 letters without a space between them, the most the shop takes. */
const [firstName, lastName] = [
  'Maximilianaleopoldinafriederikekatharinawilhelminajosephines',
  'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaf',
];
const email = `narrow.${randomUUID().replaceAll('-', '').slice(0, 28)}@example.com`;
/** 100 letters, the most the commerce platform keeps of a name. */
const title =
  'Bridesmaids’ Hand-Tied Chrysanthemum, Lisianthus and Ranunculus Basket with a Floribunda-Rose Collar';
const address = {
  AddressType: 'Business',
  NickName: 'Headquarters of',
  Recipient: '',
  FirstName: firstName,
  LastName: lastName,
  CompanyName:
    'Interdepartmentalhorticulturalists’ and Floriculturists’ Cooperative of Minneapolis and Saint Paul',
  Street1: '2817 Colfax Ave S',
  Street2:
    'Administrationsgebaude, Conservatory Wing, 14th Floor, Reception of the Northeastern Greenhouses',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125550101',
};

/** The account's pages, and what of this customer each of them shows. */
const accountPages: [string, string | RegExp][] = [
  ['profile', email],
  ['orders', /^Placed on/],
  ['wishlist', title],
  ['address-book', address.CompanyName],
  ['events', 'No Events Found'],
  ['payment-methods', 'No credit cards on profile'],
  ['purple-perks', /not registered/],
];

test('nothing is cut off or scrolls sideways on narrow phones, however long the names are', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  expect([firstName.length, lastName.length, email.length, title.length]).toEqual([
    60, 60, 47, 100,
  ]);
  const who = visitor();
  const registered = await who.send('POST', '/api/session/register', {
    firstName,
    lastName,
    email,
    password: goodPassword,
    captcha: await captchaToken(who),
  });
  expect(registered.status).toBe(200);
  expect((await who.send('POST', '/api/addresses', address)).status).toBe(201);
  const [name = '', value = ''] = who.cookie().split(/=(.*)/s);
  await context.addCookies([{ name, value, url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 844 });

  const code = String(randomInt(900_000, 1_000_000));
  const productID = await makeProduct({
    name: title,
    xp: { ProductCode: code, WebFacingProductTitle: title },
  });
  expect((await who.send('POST', '/api/account/wish-list', { productCode: code })).status).toBe(
    200,
  );
  const stock = await addresses();
  const linked = async (page: string, start: string) =>
    linksOf((await request(page)).body).find((path) => path.startsWith(start)) ?? '';
  const [event, kind, store, article, service] = await Promise.all([
    linked('/event-calendar', '/event/'),
    linked('/workshops-and-events', '/e/'),
    linked('/store-locator', '/store-locator/'),
    linked('/information/resource-hub', '/information/resource-hub/'),
    linked('/', '/services/'),
  ]);
  const visit = async (path: string, words: string | RegExp = '') => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (words) await expect(page.locator('main').getByText(words).first()).toBeVisible();
    await expectNothingCut(page, path);
  };

  await fillCart(page, [{ productID }, { productID: 'EGIFTCARD', amount: 5000, email }]);
  await expectNothingCut(page, '/cart');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Choose from your address book' }).click();
  await expectNothingCut(page, 'recipients, address book');
  await page.getByRole('button', { name: address.NickName }).click();
  await page.getByRole('button', { name: 'Save recipient' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await expectNothingCut(page, 'recipients, e-mail');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: /^Earliest:/ }).click();
  await expectNothingCut(page, 'delivery');
  await page.getByRole('button', { name: /^Next recipient: / }).click();
  await expect(page.getByRole('button', { name: 'Continue to the card' })).toBeVisible();
  await chooseLastDay(page);
  await page.getByLabel('Message').fill('W'.repeat(60));
  await expectNothingCut(page, 'words');
  await page.getByRole('button', { name: /^Next recipient: / }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(
    page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number'),
  ).toBeVisible();
  await expectNothingCut(page, 'payment');
  await payByCard(page, '4111111111111111', false);
  await expectNothingCut(page, 'review');
  await page.getByRole('button', { name: 'Place order' }).click();
  await confirmedOrder(page);
  await expectNothingCut(page, 'confirmation');
  await findOrderAgain(page);

  for (const path of [
    '/',
    stock.category,
    stock.leaf,
    `${stock.category}?price=20-60`,
    `${stock.category}?arrives=55408~${addChicagoDays(chicagoDate(now()), 9)}`,
    '/search?query=rose',
    '/customer-service/on-sale-this-week',
    `/p/${code}`,
    stock.product,
    '/c/gift-cards',
    '/workshops-and-events',
    '/event-calendar',
    event,
    kind,
    '/store-locator',
    store,
    '/information/resource-hub',
    article,
    service,
    '/customer-service/contact-us',
    '/customer-service/purple-perks-loyalty-program',
    '/reset-password',
    '/no-such-page',
    '/p/999999',
    '/p/100998',
    '/style-guide',
  ])
    await visit(path);
  await visit('/cart', 'Your cart is empty');
  for (const [part, words] of accountPages) await visit(`/account/${part}`, words);

  await page.goto(`/p/${code}`);
  await expect(page.getByRole('region', { name: `Add to Cart: ${title}` })).toBeVisible();
  await expectFocusInSight(page, 40);
});

/** From the confirmation to the order's own page by number, e-mail and mailed code, each step looked at. */
async function findOrderAgain(page: Page): Promise<void> {
  const said = await page.getByText(/^Order #LL-/).innerText();
  await page.goto('/order');
  await page.getByLabel('Order number').fill(/LL-\d{6}-\d/.exec(said)?.[0] ?? '');
  await page.getByLabel('Email you ordered with').fill(email);
  await expectNothingCut(page, '/order');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectNothingCut(page, '/order, the code');
  const { subject } = await mailTo(email, /is your code/);
  await page.getByLabel('Six-digit code').fill(subject.slice(0, 6));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order #LL-/ })).toBeVisible();
  await expectNothingCut(page, 'the page of an order');
}
