import { randomUUID } from 'node:crypto';
import braintree, { BraintreeGateway, type Transaction } from 'braintree';
import type { LineItem, ListPage, Order, Product, User } from 'ordercloud-javascript-sdk';
import { localPlatform } from '../../lib/config/local-platform';
import { chicagoDate } from '../../lib/core/time/chicago-time';
import { now } from '../../lib/core/time/clock';

const platformUrl = (process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000').replace(/\/$/, '');
const { payments } = localPlatform;
/** The client of the account's owner, and names in the account: the embedded platform's unless the environment says others. */
const commerce = {
  sellerClientID: process.env.COMMERCE_SETUP_CLIENT_ID ?? localPlatform.commerce.sellerClientID,
  sellerClientSecret:
    process.env.COMMERCE_SETUP_CLIENT_SECRET ?? localPlatform.commerce.sellerClientSecret,
  buyerID: process.env.COMMERCE_BUYER_ID ?? localPlatform.commerce.buyerID,
  catalogID: process.env.COMMERCE_CATALOG_ID ?? localPlatform.commerce.catalogID,
};

/** Asks the commerce platform as the retailer's own services do. */
async function ask<T>(path: string, init: { method?: string; body?: string } = {}): Promise<T> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: commerce.sellerClientID,
    client_secret: commerce.sellerClientSecret,
    scope: 'FullAccess',
  });
  const token = await fetch(`${platformUrl}/commerce/oauth/token`, { method: 'POST', body: form });
  const { access_token: accessToken } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${platformUrl}/commerce/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** What a journey claims is compared with what is there. */
const read = <T>(path: string): Promise<T> => ask<T>(path);
const write = (method: string, path: string, body: object) =>
  ask(path, { method, body: JSON.stringify(body) });

/** A product made for one journey: `price` in dollars. Its ID, which is its code too, so that it has a page: `/p/{code}` takes 32 characters. */
export async function makeProduct({
  name,
  price = 40,
  stock = 50,
  xp = {},
}: {
  name: string;
  price?: number;
  stock?: number;
  xp?: object;
}): Promise<string> {
  const ID = `made-${randomUUID().slice(0, 18)}`;
  await write('POST', '/priceschedules', {
    ID,
    Name: ID,
    MinQuantity: 1,
    PriceBreaks: [{ Quantity: 1, Price: price }],
  });
  const Inventory = { Enabled: true, QuantityAvailable: stock };
  await write('POST', '/products', {
    ID,
    Name: name,
    Active: true,
    DefaultPriceScheduleID: ID,
    Inventory,
    xp: { ProductCode: ID, ...xp },
  });
  await write('POST', '/catalogs/productassignments', {
    CatalogID: commerce.catalogID,
    ProductID: ID,
  });
  return ID;
}

/** Sets how many of a product are left. */
export async function setStock(productID: string, units: number): Promise<void> {
  await write('PATCH', `/products/${productID}`, {
    Inventory: { Enabled: true, QuantityAvailable: units },
  });
}

/** Sets what a product made here costs from now on, in dollars. */
export async function setPrice(productID: string, Price: number): Promise<void> {
  await write('PATCH', `/priceschedules/${productID}`, { PriceBreaks: [{ Quantity: 1, Price }] });
}

/** A customer as the platform has them, found by their e-mail. */
export async function customerByEmail(email: string): Promise<User> {
  const page = await read<Required<ListPage<User>>>(
    `/buyers/${commerce.buyerID}/users?Email=${encodeURIComponent(email)}`,
  );
  const [user] = page.Items;
  if (!user) throw new Error(`Nobody has the e-mail ${email}.`);
  return user;
}

/** Writes extended properties of a customer, as the retailer's other systems do. */
export async function changeCustomer(userID: string, xp: object): Promise<void> {
  await ask(`/buyers/${commerce.buyerID}/users/${userID}`, {
    method: 'PATCH',
    body: JSON.stringify({ xp }),
  });
}

/** The newest mail to an address, of those with such a subject, as the mail provider keeps it; waits for it. */
export async function mailTo(
  email: string,
  subject = /./,
): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await fetch(`${platformUrl}/mail/messages?to=${encodeURIComponent(email)}`);
    const mails = (await found.json()) as { subject: string; text: string }[];
    const newest = mails.find((mail) => subject.test(mail.subject));
    if (newest) return newest;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`No mail came to ${email}.`);
}

/** An order with its lines, as the database has them. */
export async function orderInDatabase(
  orderID: string,
): Promise<{ order: Order; lines: LineItem[] }> {
  const [order, page] = await Promise.all([
    read<Order>(`/orders/All/${orderID}`),
    read<Required<ListPage<LineItem>>>(`/orders/All/${orderID}/lineitems?pageSize=100`),
  ]);
  return { order, lines: page.Items };
}

/** Units of a product left. */
export async function stockOf(productID: string): Promise<number> {
  const { Inventory } = await read<Product>(`/products/${productID}`);
  return Inventory?.QuantityAvailable ?? 0;
}

/** Products that can be bought without choosing anything, with at least so many in stock. */
export async function plainProducts(count: number): Promise<string[]> {
  const list = (page: number) =>
    read<Required<ListPage<Product>>>(
      `/products?pageSize=100&page=${page}&Active=true&xp.IsDefaultProduct=true&xp.IsWorkShopEvent=false&Inventory.QuantityAvailable=%3E20`,
    );
  const items = (await Promise.all([1, 2, 3, 4].map(list))).flatMap(({ Items }) => Items);
  const today = chicagoDate(now());
  const plain = items.filter(
    ({ ID, SpecCount, xp }) =>
      /^\d{6}$/.test(ID ?? '') &&
      !SpecCount &&
      xp?.Visible !== false &&
      !xp?.ReleaseDate2 &&
      (xp?.ReleaseDate1 ?? '') <= today,
  );
  if (plain.length < count) throw new Error(`Only ${plain.length} plain products.`);
  return plain.slice(0, count).map(({ ID }) => ID ?? '');
}

/** The gateway's transactions of an order, whatever became of them. */
export async function transactionsOf(orderID: string): Promise<Transaction[]> {
  const { hostname, port } = new URL(platformUrl);
  const gateway = new BraintreeGateway({
    environment: new braintree.Environment(hostname, port, platformUrl, false, hostname, port),
    merchantId: payments.merchantId,
    publicKey: payments.publicKey,
    privateKey: payments.privateKey,
  });
  return await new Promise((resolve, reject) => {
    const found: Transaction[] = [];
    const stream = gateway.transaction.search((search) => {
      search.orderId().startsWith(orderID);
    });
    stream.on('data', (transaction: Transaction) => found.push(transaction));
    stream.on('end', () => resolve(found));
    stream.on('error', reject);
    stream.resume();
  });
}
