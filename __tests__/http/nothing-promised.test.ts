/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Configuration } from 'ordercloud-javascript-sdk';
import { Buyer } from '@/scripts/prove/buyer';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import type { Cart } from '@/lib/cart/cart';
import { customerPages } from '@/lib/routes/static-page-path';
import { controls } from '../support/controls';
import { promisedWords } from '../support/promised-words';
import { addresses, type Addresses } from './support/catalogue';
import { jsonLdOf } from './support/html';
import { markedRoad, type MarkedRoad } from './support/marked-road';
import { ownStorefront, type OwnStorefront } from './support/own-storefront';
import { platformUrl } from './support/request';

const { fault } = controls(platformUrl);
const farDay = '2099-01-05';

describe('a storefront that could never read the facts of delivery (specification A8)', () => {
  const header = { 'x-test-owner': randomUUID() };
  const overs: (() => Promise<void>)[] = [];
  const down = (match: { route?: string } = {}) =>
    fault({ fault: 'unavailable', match: { system: 'app-api', ...match, header } });
  let road: MarkedRoad;
  let shop: OwnStorefront;
  let paths: Addresses;
  let buyer: Buyer;
  let productID: string;

  beforeAll(async () => {
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    road = await markedRoad(platformUrl, header);
    overs.push(await down({ route: '/api/deliveryfacts' }));
    [shop, paths, productID] = await Promise.all([
      ownStorefront({ APP_API_URL: `http://127.0.0.1:${road.port}/app-api` }),
      addresses(),
      makeProduct({ stock: 10 }),
    ]);
    buyer = new Buyer(shop.url);
    await buyer.call('POST', '/api/session');
    await buyer.call('POST', '/api/cart/lines', { productID, quantity: 1 });
    overs.push(await down());
  }, 120_000);
  afterAll(async () => {
    await Promise.all(overs.map((over) => over()));
    await shop.stop();
    await road.close();
  });

  it.each([
    '/api/delivery/promise?product=PRODUCT',
    '/api/delivery/promise?product=PRODUCT&zip=55408',
    '/api/delivery/classes',
    `/api/delivery/classes?zip=55408&by=${farDay}`,
    '/api/delivery/zip?zip=55408',
    '/api/checkout/options?addressType=Residence&zip=55408',
    '/api/checkout/options?addressType=InStorePickUp',
    '/api/checkout/quote?zip=55408',
    '/api/addresses/reach?zip=55408&type=Residence',
  ])('%s answers that it cannot say', async (path) => {
    await expect(buyer.call('GET', path.replace('PRODUCT', productID))).rejects.toThrow(
      / 503 upstream-unavailable$/,
    );
  });

  it('the cart has its goods, neither a day nor a total', async () => {
    const { state, totals, shipments } = await buyer.call<Cart>('GET', '/api/cart');
    expect([state, totals.delivery, totals.total]).toEqual(['failed', 0, 0]);
    expect(shipments).toMatchObject([{ method: null, date: null, fee: 0 }]);
  });

  it('the header has its hours and no day', async () => {
    expect(await buyer.call('GET', '/api/stores/today?zip=55408')).toMatchObject({
      hours: expect.stringMatching(/./),
      arrival: '',
    });
  });

  it('a submit is looked into, not answered with a day', async () => {
    expect(await buyer.submitWith(1000, [{ kind: 'card', amount: 1000, nonce: 'x' }])).toEqual({
      state: 'checking',
    });
  });

  it('there is no feed', async () => {
    const { status, headers } = await shop.request('/feeds/products.xml');
    expect([status, headers['retry-after']]).toEqual([503, '60']);
  });

  it('the page about delivery has neither fees nor days of its own', async () => {
    const { status, body } = await shop.request(customerPages.delivery);
    expect([status, body.includes('What a ZIP gets')]).toEqual([200, false]);
  });

  it('structured data has the product without its delivery', async () => {
    const { status, body } = await shop.request(paths.product);
    const nodes = jsonLdOf(body);
    expect([status, nodes.some((node) => /^Product/.test(String(node['@type'])))]).toEqual([
      200,
      true,
    ]);
    expect(JSON.stringify(nodes)).not.toMatch(/shippingDetails|OfferShippingDetails/);
  });

  it.each([
    ['the hero of home', () => '/', /<section[^>]*hero-heading[\s\S]*?<\/section>/],
    ['the cards of a list', () => paths.category, /<p class="card-arrival">.*?<\/p>/g],
    [
      'the panel of a product',
      () => paths.product,
      /<section aria-label="Delivery"[\s\S]*?<\/section>/,
    ],
    [
      'a list of what arrives by a day',
      () => `${paths.category}?arrives=55408~${farDay}`,
      /<main[\s\S]*<\/main>/,
    ],
  ])('%s', async (_place, path, part) => {
    const { status, body } = await shop.request(path());
    const parts = body.match(part) ?? [];
    expect([status, parts.length > 0]).toEqual([200, true]);
    const text = parts.join(' ').replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
    expect(promisedWords(text)).toEqual([]);
  });
});
