/** @jest-environment node */
import { createHash, randomUUID } from 'node:crypto';
import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { ok } from '@/lib/core/result';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { orderHash } from '@/lib/orders/order-hash';
import { holdMoney, takeGoods } from '@/services/app-api/submit/holds';
import { journal } from '@/services/orders/journal';
import { reconciler } from '@/services/app-api/submit/reconciler';
import { runSaga } from '@/services/app-api/submit/run-saga';
import { attemptLimits } from '@/services/app-api/limits/attempt-limits';
import { paymentProofs } from '@/services/app-api/submit/payment-proof';
import type { SagaContext } from '@/services/app-api/submit/saga-context';
import type { Submission } from '@/services/orders/submission';
import { orderLinks } from '@/services/orders/order-links';
import { soldCards } from '@/services/gift-cards/sold-cards';
import { joinOwn } from '@/services/ledgers/joined';
import { ledger } from '@/services/ledgers/ledger';
import { inServices, migrations } from '@/services/schema';
import type { Upstream } from '@/services/upstream/upstream';
import { calculatedLine, calculatedOrder, calculatedShipment } from '../lib/cart/orders';
import { describeOnServer } from '../support/databases';
import { chance, goWrong, keptOrder, layDown, type Fate } from '../support/faulty-orders';

const mockChecked = new Map<string, object>();
const mockOk = ok;
const mockDigest = (text: string) => createHash('sha256').update(text).digest('base64url');

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));
jest.mock(
  '@/services/upstream/commerce/orders',
  () =>
    jest.requireActual<typeof import('../support/faulty-orders')>('../support/faulty-orders')
      .faultyOrders,
);
jest.mock('@/services/app-api/submit/check-order', () => ({
  checkOrder: (_: unknown, orderID: string) => Promise.resolve(mockOk(mockChecked.get(orderID))),
}));
// What a PIN's stored form costs to work out is not looked at here.
jest.mock('@/services/ledgers/pin', () => ({
  drawPin: (number: string) => Promise.resolve({ pin: '12345678', digest: mockDigest(number) }),
}));

const fates: readonly Fate[] = [
  'taken',
  'taken',
  'taken',
  'taken',
  'taken',
  'taken',
  'taken',
  'refused',
  'changed-before',
  'changed-at-submit',
];

describeOnServer(
  'many orders of gift cards, where calls fail, answers get lost and processes die',
  (engine) => {
    // PostgreSQL has the number and the races; the embedded engine runs one transaction at a time and is slower.
    const [orders, atOnce] = engine.name === 'pglite' ? [200, 25] : [1000, 40];
    let db: Database;
    beforeAll(async () => {
      db = await engine.open();
      await migrate(db, 'services', migrations, inServices);
    }, 180_000);

    /** An order of one or two lines, laid down at the platform, with what the shop approved of it. */
    function make(index: number) {
      const orderID = `many-${randomUUID()}`;
      const lines = Array.from({ length: 1 + (index % 2) }, (_, place) => ({
        ID: `line-${place}`,
        byMail: (index + place) % 2 === 0,
        quantity: 1 + Math.floor(chance() * 1.4),
        cents: 1000 + Math.floor(chance() * 49_000),
      }));
      const items = lines.map(({ ID, byMail, quantity, cents }): LineItem => ({
        ID,
        ProductID: byMail ? 'EGIFTCARD' : 'GIFTCARD',
        Quantity: quantity,
        UnitPrice: cents / 100,
        LineTotal: (cents * quantity) / 100,
        Specs: [],
        xp: {},
      }));
      const calculated = calculatedOrder(
        lines.map(({ ID, byMail, quantity, cents }) =>
          calculatedShipment({
            LineItems: [
              calculatedLine({
                ID,
                ProductID: byMail ? 'EGIFTCARD' : 'GIFTCARD',
                Quantity: quantity,
                MerchandiseTotal: (cents * quantity) / 100,
                Specs: [],
              }),
            ],
            ToAddress: {
              ...calculatedShipment().ToAddress!,
              xp: byMail ? { Email: `${orderID}@example.com` } : {},
            },
          }),
        ),
      );
      calculated.Order.ID = orderID;
      const hash = orderHash(items.map(lineFromWorksheet));
      const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      const count = (byMail: boolean) =>
        lines
          .filter((line) => line.byMail === byMail)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const goods = {
        stops: [],
        settings: defaultBuyerSettings,
        giftCards: { byMail: count(true), onPaper: count(false), cents: total, lineIDs: [] },
        freeSeats: [],
      };
      const tenders = [
        {
          kind: 'PurchaseOrder' as const,
          held: 'nobody' as const,
          place: 1,
          cents: total,
          number: 'PO 1',
        },
      ];
      layDown(orderID, items, total, fates[index % fates.length] ?? 'taken');
      mockChecked.set(orderID, { calculated: { ...calculated, Hash: hash }, goods });
      return { orderID, calculated: { ...calculated, Hash: hash }, hash, total, goods, tenders };
    }

    it('as many accounts are opened as cards are sold, worth as much, and none for an order that was refused', async () => {
      const store = storeOf(db);
      let deaths = 0.06;
      const context: SagaContext = {
        store,
        upstream: {
          token: { get: () => Promise.resolve(''), drop: () => undefined },
        } as unknown as Upstream,
        usedRuns: () => Promise.resolve({}),
        journal: journal(store),
        books: joinOwn(ledger(store)),
        limitsOf: attemptLimits({
          verifyCaptcha: () => Promise.resolve(false),
          cardDigits: () => Promise.resolve(null),
          digest: (_, value) => value,
        }),
        links: orderLinks('makes links'),
        proofs: paymentProofs(['signs payments', undefined]),
        submitter: 'elevated',
        recordsSales: false,
        *onPlaced() {},
        takersOf: () => [],
        at: () => {
          if (chance() < deaths) throw new Error('kill -9');
        },
      };
      const { reconcile } = reconciler(context, 60_000, 0);
      goWrong(0.1);
      const all = Array.from({ length: orders }, (_, index) => make(index));
      const hold = async ({
        orderID,
        calculated,
        hash,
        total,
        goods,
        tenders,
      }: (typeof all)[number]) => {
        const opened = await context.journal.open({
          attemptID: null,
          orderID,
          runner: randomUUID(),
          amountCents: total,
          requestHash: orderID,
          guest: { FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@example.com' },
        });
        const money = await holdMoney(context.books, opened!, tenders, now());
        return context.journal.write(
          opened!,
          { state: 'authorised', orderHash: hash, calculated, tenders },
          function* () {
            yield* money();
            yield* takeGoods(opened!, goods, []);
          },
        );
      };
      const end = (row: Submission) =>
        runSaga(context, row, {
          payments: [],
          approvedHash: null,
          accessToken: '',
          client: { address: 'direct', userID: null },
          payer: {},
        }).catch(() => undefined);
      for (let first = 0; first < orders; first += atOnce) {
        const held = await Promise.all(all.slice(first, first + atOnce).map(hold));
        // Two that look after what was cut off take rows away from those who are only slow.
        await Promise.all([...held.map(end), reconcile(), reconcile()]);
      }
      const open = async () =>
        Number(
          (
            await db.query<{ n: number }>(
              `select count(*) as n from services.submission where state not in ('placed', 'refused')`,
            )
          )[0]!.n,
        );
      for (let round = 0; round < 40 && (await open()) > 0; round += 1) {
        if (round === 20) {
          goWrong(0);
          deaths = 0;
        }
        await Promise.all([reconcile(), reconcile()]);
      }
      expect(await open()).toBe(0);

      const states = new Map(
        (
          await db.query<{ order_id: string; state: string }>(
            'select order_id, state from services.submission',
          )
        ).map(({ order_id: id, state }) => [id, state]),
      );
      const placed = all.filter(({ orderID }) => states.get(orderID) === 'placed');
      const sold = placed.flatMap(({ orderID, calculated }) =>
        soldCards(calculated).map((card) => [
          orderID,
          card.place,
          card.lineID,
          card.productID,
          card.cents,
          card.cents,
          card.mail !== null,
        ]),
      );
      const issued = await db.query(
        `select card.order_id, card.place, card.line_id, card.product_id, card.cents, account.balance_cents, account.active
       from services.gift_card card join services.ledger_account account on account.number = card.number`,
      );
      const sorted = (rows: unknown[][]) => rows.map((row) => row.join(' ')).sort();
      expect(sorted(issued.map((row) => Object.values(row)))).toEqual(sorted(sold));
      expect(placed.length).toBeGreaterThan(orders / 2);
      expect(orders - placed.length).toBeGreaterThan(orders / 5);

      const [books] = await db.query<{
        accounts: number;
        opened: number;
        issued: number;
        taken: number;
        mails: number;
        distinct_mails: number;
      }>(
        `select (select count(*) from services.ledger_account) as accounts, (select sum(balance_cents) from services.ledger_account) as opened,
         (select -sum(cents) from services.ledger_entry where account = 'issued:gift-card') as issued,
         (select count(*) from services.gift_card_number) as taken,
         (select count(*) from services.outbox where kind = 'gift-card') as mails, (select count(distinct payload->>'number') from services.outbox where kind = 'gift-card') as distinct_mails`,
      );
      const worth = placed.reduce((sum, { total }) => sum + total, 0);
      const mails = sold.filter(([, , , productID]) => productID === 'EGIFTCARD').length;
      expect(Object.values(books!).map(Number)).toEqual([
        sold.length,
        worth,
        worth,
        sold.length,
        mails,
        mails,
      ]);
      for (const { orderID } of all) {
        const { submitted, canceled } = keptOrder(orderID);
        expect([orderID, states.get(orderID) === 'placed']).toEqual([
          orderID,
          submitted && !canceled,
        ]);
      }
    }, 240_000);
  },
);
