/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { Configuration, Payments } from 'ordercloud-javascript-sdk';
import { readBooks } from '@/scripts/prove/books';
import { Buyer } from '@/scripts/prove/buyer';
import { control } from '@/scripts/prove/control';
import { giftCardBalance, proofGiftCards } from '@/scripts/prove/gift-cards';
import { endOf } from '@/scripts/prove/kills/end-of';
import { killPoints } from '@/scripts/prove/kills/points';
import { barrierOf, giftCents, standAt } from '@/scripts/prove/kills/stand-at';
import { makeProduct, sellerToken } from '@/scripts/prove/shop-keeper';
import { ownStorefront, type OwnStorefront } from './support/own-storefront';
import { platformUrl } from './support/request';

/** Sessions outlive the process that sealed them. */
const settings = { SESSION_SECRET: randomBytes(32).toString('hex') };

describe('kill -9 of the storefront while a submit with four tenders stands (issue 7)', () => {
  const started: OwnStorefront[] = [];
  let productID: string;
  let seller: { accessToken: string };

  beforeAll(async () => {
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    [productID, seller] = await Promise.all([makeProduct({ stock: 100 }), sellerToken(), start()]);
  }, 120_000);
  afterAll(() => Promise.all(started.map((one) => one.stop())));

  const start = async () => {
    const one = await ownStorefront(settings);
    started.unshift(one);
    return one;
  };
  const balances = () =>
    Promise.all(
      proofGiftCards.map((card) => giftCardBalance(platformUrl, seller.accessToken, card)),
    );
  const stock = async () => (await readBooks(platformUrl, 'none', productID, false)).stock;

  it.each(killPoints)(
    'at "$name": the next one says it is under way, then placed, once',
    async (point) => {
      const [shop, next] = [started[0], await start()];
      const [cards, units] = await Promise.all([balances(), stock()]);
      const buyer = new Buyer(shop?.url ?? '');
      const { orderID, submit } = await standAt(platformUrl, buyer, productID, point);
      await shop?.kill();
      const [asking, pressing] = [buyer.at(next.url), buyer.at(next.url)];
      expect(await asking.call('GET', '/api/checkout/status')).toEqual({ state: 'checking' });
      const again = submit(pressing);
      await control(platformUrl).letGo(barrierOf(point));
      expect([
        await endOf(asking, 200),
        ['placed', 'checking'].includes((await again).state),
      ]).toEqual(['placed', true]);

      expect(await asking.call('GET', `/api/orders/299999/${orderID}`)).toMatchObject({ orderID });
      const { order, standing } = await readBooks(platformUrl, orderID, productID);
      const { Items: payments } = await Payments.List('Incoming', orderID, {}, seller);
      expect({
        submitted: order.IsSubmitted,
        standing,
        payments: payments.length,
        cards: await balances(),
        units: await stock(),
      }).toEqual({
        submitted: true,
        standing: 2,
        payments: 4,
        cards: cards.map((cents) => cents - giftCents),
        units: units - 1,
      });
    },
    120_000,
  );
});
