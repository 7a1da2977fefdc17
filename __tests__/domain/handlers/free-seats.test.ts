/** @jest-environment node */
import { now } from '@/lib/core/time/clock';
import { cancelInBooks } from '@/services/after/money/events';
import { usualLimits } from '@/__tests__/support/back-end';
import { takeFreeSeats } from '@/services/app-api/limits/free-seats';
import { storeOf } from '@/services/database/statements';
import { browser } from './browser';
import { captchaToken } from './customer';
import { shopForSuite } from './shop';
import { relaxTimeLimits } from '@/__tests__/support/patient';

relaxTimeLimits();

usualLimits();

const lecture = {
  IsWorkShopEvent: true,
  IsWorkshop: 1 as const,
  EventName: 'Bulbs in spring',
  EventRoom: 'Potting benches',
  LocationID: 'Store-lyndale',
  EventDateTimes: { '2030-11-26': '18:00-20:00' },
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('seats that cost nothing', () => {
  const shop = shopForSuite();
  const freeEvent = () => shop.product({ stock: 90, price: 0, xp: lecture });
  const from = (address: string) => ({ 'x-client-address': address });
  /** Books seats as somebody new, with a captcha unless said; what became of it. */
  const book = async (
    event: string,
    seats: number,
    {
      email,
      address,
      firstName = 'Ana',
      solved = true,
    }: { email: string; address: string; firstName?: string; solved?: boolean },
  ) => {
    const visitor = browser();
    await visitor.add(event, seats);
    const { error, body } = await visitor.send<{ state?: string }>(
      'POST',
      '/api/checkout/submit',
      {
        approvedTotal: 0,
        tenders: [],
        guest: { firstName, lastName: 'Ruiz', email },
        ...(solved ? { captcha: await captchaToken(visitor) } : {}),
      },
      from(address),
    );
    return error?.code ?? body.state;
  };
  const left = async (event: string) =>
    (
      await shop
        .backEnd()
        .db.query<{ left: string }>(
          `select doc #>> '{Inventory,QuantityAvailable}' as left from commerce.resource where kind = 'Product' and id = $1`,
          [event],
        )
    )[0]!.left;

  it('are not taken without a captcha: ninety tries, ninety seats left', async () => {
    const event = await freeEvent();
    const visitor = browser();
    await visitor.add(event, 8);
    const ends = await Promise.all(
      times(90).map(
        async () =>
          (
            await visitor.send(
              'POST',
              '/api/checkout/submit',
              {
                approvedTotal: 0,
                tenders: [],
                guest: { firstName: 'Ana', lastName: 'Ruiz', email: 'victim@example.com' },
              },
              from('10.7.0.1'),
            )
          ).error?.code,
      ),
    );
    expect(new Set(ends)).toEqual(
      new Set(
        ['captcha-required', 'submit-mismatch'].filter((code) => ends.includes(code as never)),
      ),
    );
    expect(ends).toContain('captcha-required');
    expect(await left(event)).toBe('90');
  }, 180_000);

  it('are twenty-four for one address, however many names it gives and captchas it solves', async () => {
    const event = await freeEvent();
    const ends: (string | undefined)[] = [];
    for (const turn of times(6))
      ends.push(await book(event, 8, { email: `crowd-${turn}@example.com`, address: '10.7.0.2' }));
    expect(ends).toEqual([
      ...Array<string>(3).fill('placed'),
      ...Array<string>(3).fill('free-seats-limited'),
    ]);
    expect(await left(event)).toBe('66');
  }, 180_000);

  it('are twenty-four for one IPv6 network, whichever of its addresses they are booked from', async () => {
    const event = await freeEvent();
    const ends: (string | undefined)[] = [];
    for (const turn of times(4))
      ends.push(
        await book(event, 8, {
          email: `network-${turn}@example.com`,
          address: `2001:db8:7:1::${turn}`,
        }),
      );
    expect(ends).toEqual([...Array<string>(3).fill('placed'), 'free-seats-limited']);
  }, 180_000);

  it('are twelve for one mailbox, from wherever: a teacher books them in three orders', async () => {
    const event = await freeEvent();
    const emails = [
      'teacher@example.com',
      'Teacher@example.com',
      'teacher+class@example.com',
      'teacher@example.com',
    ];
    const ends: (string | undefined)[] = [];
    for (const [turn, email] of emails.entries())
      ends.push(await book(event, 4, { email, address: `10.7.1.${turn}` }));
    expect(ends).toEqual(['placed', 'placed', 'placed', 'free-seats-limited']);
    expect([
      await left(event),
      await book(event, 4, { email: 'parent@example.com', address: '10.7.1.9' }),
      await left(event),
    ]).toEqual(['78', 'placed', '74']);
    expect(
      await book(await freeEvent(), 4, { email: 'teacher@example.com', address: '10.7.1.0' }),
    ).toBe('placed');
  }, 180_000);

  it('are not had twice by who orders many times at once', async () => {
    const store = storeOf(shop.backEnd().db);
    const wanted = [{ event: await freeEvent(), seats: 4, lineIDs: [] }];
    const ends = await Promise.all(
      times(8).map((turn) =>
        store.transact(() => takeFreeSeats(`at-once-${turn}`, wanted, [{ taker: 'T', most: 12 }])),
      ),
    );
    expect(ends.filter((refused) => refused === null)).toHaveLength(3);
  });

  it('given back with a refused order count for nobody', async () => {
    const event = await shop.product({ stock: 10, price: 0, xp: lecture });
    const [first, second] = [browser(), browser()];
    await first.add(event, 8);
    await second.add(event, 8);
    const submit = async (visitor: ReturnType<typeof browser>, email: string) =>
      await visitor.send<{ state?: string }>(
        'POST',
        '/api/checkout/submit',
        {
          approvedTotal: 0,
          tenders: [],
          guest: { firstName: 'Ana', lastName: 'Ruiz', email },
          captcha: await captchaToken(visitor),
        },
        from('10.7.2.1'),
      );
    expect((await submit(first, 'one@example.com')).body.state).toBe('placed');
    expect((await submit(second, 'two@example.com')).error?.code).toBe('out-of-stock');
    const [taken] = await shop
      .backEnd()
      .db.query<{ seats: number }>(
        'select sum(seats)::integer as seats from services.free_seat where event = $1',
        [event],
      );
    expect(taken!.seats).toBe(2 * 8);
  }, 180_000);

  it('of cancelled orders count for nobody: whose e-mail a stranger used can book', async () => {
    const event = await freeEvent();
    const email = 'used@example.com';
    const { db } = shop.backEnd();
    expect([
      await book(event, 12, { email, address: '10.7.4.1' }),
      await book(event, 2, { email, address: '10.7.4.2' }),
    ]).toEqual(['placed', 'free-seats-limited']);
    const orders = await db.query<{ order_id: string }>(
      'select distinct order_id from services.free_seat where event = $1',
      [event],
    );
    const [{ order_id: orderID }] = orders as [{ order_id: string }];
    await storeOf(db).transact(() => cancelInBooks(orderID, now()));
    expect(await book(event, 2, { email, address: '10.7.4.2' })).toBe('placed');
  }, 180_000);

  it('are confirmed six times a day to one mailbox at most, in words that nobody typed', async () => {
    const ends: (string | undefined)[] = [];
    for (const turn of times(8))
      ends.push(
        await book(await freeEvent(), 1, {
          email: 'owner@example.com',
          address: `10.7.3.${turn}`,
          firstName: 'Win A Prize',
        }),
      );
    expect(ends).toEqual([...Array<string>(6).fill('placed'), 'orders-paused', 'orders-paused']);
    await shop.backEnd().appApi.sender.sendDue();
    const mails = await shop
      .backEnd()
      .db.query<{ text: string }>(
        `select to_jsonb(m)::text as text from mail_message m where to_jsonb(m)::text like '%owner@example.com%'`,
      );
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter(({ text }) => text.includes('Win A Prize'))).toEqual([]);
    expect(mails.every(({ text }) => text.includes('Hello,'))).toBe(true);
  }, 180_000);
});
