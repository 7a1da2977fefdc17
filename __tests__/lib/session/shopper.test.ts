/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import type { Session } from '@/lib/session/session';
import { createShopper, SessionExpired, type SessionSource } from '@/lib/session/shopper';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { anonymousSession, customerSession } from './sessions';

const refused401 = () => new UpstreamError('orders', 'refused', { status: 401 });

function sourceOf(
  next: {
    anonymous?: Session;
    customer?: Session | null;
    ended?: boolean;
    replaced?: boolean;
  } = {},
) {
  const calls = { anonymous: 0, refresh: 0, asked: 0 };
  const source: SessionSource = {
    startAnonymous: () => {
      calls.anonymous += 1;
      return Promise.resolve(next.anonymous ?? anonymousSession());
    },
    refresh: () => {
      calls.refresh += 1;
      return Promise.resolve(next.customer ?? null);
    },
    isEnded: () => {
      calls.asked += 1;
      return Promise.resolve(next.ended ?? false);
    },
    isReplaced: () => Promise.resolve(next.replaced ?? false),
  };
  return { source, calls };
}

const shopperOf = (session: Session | null, source: SessionSource) =>
  createShopper({ session, receipt: null }, source);

describe('a request’s shopper', () => {
  afterEach(() => setClock(null));

  it('asks nobody for a visitor without a session, until a write needs one', async () => {
    const { source, calls } = sourceOf();
    const shopper = shopperOf(null, source);
    expect(await shopper.live()).toBeNull();
    expect([calls.anonymous, shopper.changed()]).toEqual([0, false]);
    expect((await shopper.ensure()).kind).toBe('anonymous');
    expect([calls.anonymous, shopper.changed(), shopper.lostCart()]).toEqual([1, true, false]);
  });

  it('uses a live token as it is', async () => {
    const { source, calls } = sourceOf();
    const session = customerSession();
    const shopper = shopperOf(session, source);
    expect(await shopper.live()).toBe(session);
    expect([calls.refresh, shopper.changed()]).toEqual([0, false]);
  });

  it.each([
    [11, 0],
    [10, 1],
    [0, 1],
    [-60, 1],
  ])('with %i seconds left on a customer’s token refreshes %i times', async (seconds, times) => {
    const { source, calls } = sourceOf({ customer: customerSession() });
    const start = new Date();
    setClock(start);
    await shopperOf(
      customerSession({ expiresAt: start.getTime() + seconds * 1000 }),
      source,
    ).live();
    expect(calls.refresh).toBe(times);
  });

  it('says that the cart is lost when an anonymous token ended: a new token names a new order', async () => {
    const { source, calls } = sourceOf();
    const ended = anonymousSession({ expiresAt: Date.now() });
    const reading = shopperOf(ended, source);
    expect(await reading.live()).toBeNull();
    expect([calls.anonymous, reading.lostCart(), reading.changed(), reading.current()]).toEqual([
      0,
      true,
      true,
      null,
    ]);
    const writing = shopperOf(ended, source);
    expect((await writing.ensure()).orderID).not.toBe(ended.orderID);
    expect([calls.anonymous, writing.lostCart()]).toEqual([1, true]);
    await reading.ensure();
    expect(reading.lostCart()).toBe(true);
  });

  it('removes the cookie of whoever signs out, although another had taken its place just before', async () => {
    const { source } = sourceOf({ replaced: true });
    const shopper = shopperOf(customerSession({ expiresAt: Date.now() }), source);
    await expect(shopper.live()).rejects.toThrow(SessionExpired);
    expect(shopper.changed()).toBe(false);
    shopper.end();
    expect(shopper.changed()).toBe(true);
  });

  it('answers an anonymous 401 with a new token and one retry', async () => {
    const renewed = anonymousSession();
    const { source } = sourceOf({ anonymous: renewed });
    const session = anonymousSession();
    const used: string[] = [];
    const shopper = shopperOf(session, source);
    const answer = await shopper.call(session, ({ accessToken }) => {
      used.push(accessToken);
      return used.length === 1 ? Promise.reject(refused401()) : Promise.resolve('done');
    });
    expect([answer, used]).toEqual(['done', [session.accessToken, renewed.accessToken]]);
    expect(shopper.lostCart()).toBe(true);
  });

  it('retries once only', async () => {
    const { source, calls } = sourceOf();
    const session = anonymousSession();
    await expect(
      shopperOf(session, source).call(session, () => Promise.reject(refused401())),
    ).rejects.toMatchObject({ status: 401 });
    expect(calls.anonymous).toBe(1);
  });

  it('refreshes a customer’s own token after a 401, never an anonymous one', async () => {
    const { source, calls } = sourceOf({ customer: customerSession({ accessToken: 'fresh' }) });
    const session = customerSession();
    const answer = await shopperOf(session, source).call(session, ({ accessToken }) =>
      accessToken === 'fresh' ? Promise.resolve('done') : Promise.reject(refused401()),
    );
    expect([answer, calls]).toEqual(['done', { anonymous: 0, refresh: 1, asked: 0 }]);
  });

  it('makes a customer anonymous when the refresh is refused, does not repeat the request, and says so', async () => {
    const { source } = sourceOf({ customer: null });
    const session = customerSession();
    const shopper = shopperOf(session, source);
    let runs = 0;
    const call = shopper.call(session, () => {
      runs += 1;
      return Promise.reject(refused401());
    });
    await expect(call).rejects.toMatchObject({ name: 'SessionExpired' });
    expect([runs, shopper.current(), shopper.changed()]).toEqual([1, null, true]);
  });

  it('ends a customer’s session whose renewed token is refused as well', async () => {
    const { source } = sourceOf({ customer: customerSession() });
    const session = customerSession();
    const shopper = shopperOf(session, source);
    await expect(shopper.call(session, () => Promise.reject(refused401()))).rejects.toMatchObject({
      name: 'SessionExpired',
    });
    expect([shopper.current(), shopper.changed()]).toEqual([null, true]);
  });

  it('makes a customer anonymous whose session was ended on another copy of its cookie, before any token is used', async () => {
    for (const use of ['live', 'ensure'] as const) {
      const { source, calls } = sourceOf({ ended: true });
      const shopper = shopperOf(customerSession({ expiresAt: 0 }), source);
      await expect(shopper[use]()).rejects.toMatchObject({ name: 'SessionExpired' });
      expect([shopper.current(), shopper.changed(), calls]).toEqual([
        null,
        true,
        { anonymous: 0, refresh: 0, asked: 1 },
      ]);
    }
  });

  it.each([
    ['its refresh', null],
    ['its fresh token', customerSession()],
  ])(
    'keeps the cookie of a session that was replaced meanwhile, when %s is refused',
    async (_, customer) => {
      const session = customerSession();
      const shopper = shopperOf(session, sourceOf({ customer, replaced: true }).source);
      await expect(shopper.call(session, () => Promise.reject(refused401()))).rejects.toMatchObject(
        {
          name: 'SessionExpired',
        },
      );
      expect(shopper.changed()).toBe(false);
    },
  );

  it('asks once a request whether a customer’s session was ended, never for a visitor, never of one set in this request', async () => {
    const { source, calls } = sourceOf();
    const shopper = shopperOf(customerSession(), source);
    await shopper.live();
    await shopper.ensure();
    const visitor = shopperOf(anonymousSession(), source);
    await visitor.live();
    visitor.set(customerSession());
    await visitor.live();
    expect(calls.asked).toBe(1);
  });

  it.each([
    ['of an outage', new UpstreamError('orders', 'unavailable', { status: 503 })],
    ['of the shop’s own key', new UpstreamError('content', 'refused', { status: 401 })],
  ])('passes every other failure on: %s', async (_, failure) => {
    const { source, calls } = sourceOf();
    for (const session of [anonymousSession(), customerSession()]) {
      const shopper = shopperOf(session, source);
      await expect(shopper.call(session, () => Promise.reject(failure))).rejects.toBe(failure);
      expect(shopper.current()).toBe(session);
    }
    expect([calls.anonymous, calls.refresh]).toEqual([0, 0]);
  });
});
