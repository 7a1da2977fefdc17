/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { makeNonce } from '@/platform/payments/nonces';
import { usualLimits } from '@/__tests__/support/back-end';
import { submitRequest } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { captchaToken, registered } from './customer';
import { shopForSuite } from './shop';
import { relaxTimeLimits } from '@/__tests__/support/patient';

relaxTimeLimits();

usualLimits();

/** The address documented for tests: another network for every test, another host for every client of one. */
let network = 0;
const addresses = () => {
  network += 1;
  return (host: number) => ({ 'x-client-address': `10.9.${network}.${host}` });
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('limits of declined payments: a thief with a list of cards', () => {
  const shop = shopForSuite();
  const many: Awaited<ReturnType<typeof cart>>[] = [];
  beforeAll(async () => {
    for (const _ of times(20)) many.push(await cart(declined));
  }, 180_000);
  /** A total that every bank declines, whatever the card: what counts is the limit, not the card. */
  const declined = 2345;
  const digits = () => `411111${randomInt(1_000_000, 9_999_999)}${randomInt(100, 999)}`;
  const nonce = async (number = digits()) =>
    (await makeNonce(shop.backEnd().db, 'Visa', number, now())).nonce;
  const declinedCard = async () => {
    const made = await nonce();
    await shop
      .backEnd()
      .db.query(
        `update payment_nonce set method = method || '{"behaviour": "declined"}' where nonce = $1`,
        [made],
      );
    return made;
  };
  const asked = async () =>
    Number(
      (
        await shop
          .backEnd()
          .db.query<{ count: number }>('select count(*) as count from payment_transaction')
      )[0]!.count,
    );
  /** How many of these questions reached the gateway. */
  const reaching = async (questions: () => Promise<unknown>) => {
    const before = await asked();
    await questions();
    return (await asked()) - before;
  };
  const cart = async (price: number) => {
    const visitor = browser();
    await visitor.add(await shop.product({ price }));
    const { body } = await visitor.deliver();
    const total = body.totals.total;
    return {
      visitor,
      total,
      pay: (card: string, headers: Record<string, string>, more: object = {}) =>
        visitor.send<{ state?: string }>(
          'POST',
          '/api/checkout/submit',
          {
            approvedTotal: total,
            tenders: [{ kind: 'card', amount: total, nonce: card }],
            guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' },
            ...more,
          },
          headers,
        ),
    };
  };

  it('tries a hundred on one order, from twenty addresses: three reach the gateway, six with captchas, then none for a while', async () => {
    const from = addresses();
    const { visitor, pay } = await cart(declined);
    const ends: (string | undefined)[] = [];
    expect(
      await reaching(async () => {
        for (const turn of times(100))
          ends.push((await pay(await nonce(), from(turn % 20))).error?.code);
      }),
    ).toBe(3);
    expect(ends).toEqual([
      ...Array<string>(3).fill('payment-declined'),
      ...Array<string>(97).fill('captcha-required'),
    ]);
    const solved: Awaited<ReturnType<typeof pay>>[] = [];
    expect(
      await reaching(async () => {
        for (const turn of times(5))
          solved.push(
            await pay(await nonce(), from(30 + turn), {
              captcha: turn < 4 ? await captchaToken(visitor) : 'no token',
            }),
          );
      }),
    ).toBe(3);
    expect(solved.map(({ status }) => status)).toEqual([402, 402, 402, 429, 429]);
    const { error, headers } = solved[3]!;
    expect([error?.code, error?.text]).toEqual([
      'payment-paused',
      expect.stringMatching(
        /Nothing was charged\. Please try again in (9|10) minutes, or call us\.$/,
      ),
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  }, 180_000);

  it('tries one card on twenty orders from twenty addresses: three reach the gateway', async () => {
    const [from, card] = [addresses(), digits()];
    expect(
      await reaching(async () => {
        for (const [turn, { pay }] of many.entries()) {
          for (const _ of times(5)) await pay(await nonce(card), from(turn));
        }
      }),
    ).toBe(3);
  }, 120_000);

  it('tries new cards on new orders from one address: sixteen reach the gateway', async () => {
    const from = addresses();
    expect(
      await reaching(async () => {
        for (const { pay } of many) {
          for (const _ of times(2)) await pay(await nonce(), from(1));
        }
      }),
    ).toBe(16);
  }, 120_000);

  it('calls the App API itself, under names of clients it made up: all of them are one', async () => {
    const { env } = shop.backEnd();
    expect(
      await reaching(async () => {
        for (const turn of times(40)) {
          const { visitor, total } = many[turn % 20]!;
          const { session } = await readSessionCookie(visitor.cookie());
          await fetch(`${env.APP_API_URL}/api/submitorder`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${session!.accessToken}`,
              'content-type': 'application/json',
              'x-client-address': `10.8.0.${turn}`,
            },
            body: JSON.stringify(
              submitRequest(
                { orderID: session!.orderID!, total: total / 100 },
                { LilacPayments: [{ Type: 'CreditCard', Nonce: await nonce() }] },
              ),
            ),
          });
        }
      }),
    ).toBe(16);
  }, 120_000);

  it('saves them in an account: of forty declined three reach the gateway, of forty good ones six', async () => {
    const from = addresses();
    const visitor = browser();
    await registered(visitor);
    const save = async (card: string, captcha?: string) =>
      (
        await visitor.send(
          'POST',
          '/api/account/cards',
          { nonce: card, name: 'Ana Ruiz', ...(captcha ? { captcha } : {}) },
          from(1),
        )
      ).error?.code ?? 'saved';
    const ends: string[] = [];
    for (const _ of times(40)) ends.push(await save(await declinedCard()));
    expect(ends).toEqual([
      ...Array<string>(3).fill('payment-declined'),
      ...Array<string>(37).fill('captcha-required'),
    ]);
    const other = browser();
    await registered(other);
    const good: string[] = [];
    for (const _ of times(40))
      good.push(
        (
          await other.send(
            'POST',
            '/api/account/cards',
            { nonce: await nonce(), name: 'Ana Ruiz' },
            from(2),
          )
        ).error?.code ?? 'saved',
      );
    expect(good).toEqual([
      ...Array<string>(6).fill('saved'),
      ...Array<string>(34).fill('payment-paused'),
    ]);
  }, 180_000);

  describe('while honest shoppers', () => {
    const ready = async (email: string) => {
      const visitor = browser();
      await visitor.add(await shop.product());
      const { body } = await visitor.deliver();
      const total = body.totals.total;
      return (card: string, headers: Record<string, string>) =>
        visitor.send<{ state?: string }>(
          'POST',
          '/api/checkout/submit',
          {
            approvedTotal: total,
            tenders: [{ kind: 'card', amount: total, nonce: card }],
            guest: { firstName: 'Ana', lastName: 'Ruiz', email },
          },
          headers,
        );
    };

    it('pay with the third card after two declined ones, without a captcha', async () => {
      const [from, pay] = [addresses(), await ready('ana@example.com')];
      const answers = [
        await pay(await declinedCard(), from(1)),
        await pay(await declinedCard(), from(1)),
        await pay(await nonce(), from(1)),
      ];
      expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
        [402, undefined],
        [402, undefined],
        [200, 'placed'],
      ]);
    });

    it('are a household of eight behind one address: all order at once, each after a declined card, without a captcha', async () => {
      const from = addresses();
      const eight = await Promise.all(
        times(8).map((person) => ready(`person-${person}@example.com`)),
      );
      const bad = await Promise.all(eight.map(async (pay) => pay(await declinedCard(), from(1))));
      expect(bad.map(({ status }) => status)).toEqual(Array(8).fill(402));
      const good = await Promise.all(eight.map(async (pay) => pay(await nonce(), from(1))));
      expect(good.map(({ body }) => body.state)).toEqual(Array(8).fill('placed'));
    }, 180_000);
  });
});
