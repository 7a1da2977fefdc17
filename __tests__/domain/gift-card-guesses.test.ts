/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf, type Store } from '@/services/database/statements';
import { securityEvent } from '@/lib/security/security-log';
import { accountID } from '@/services/ledgers/account';
import { checkDigit, takenNumbers, takeNumbers } from '@/services/ledgers/gift-card-stock';
import { openAccount } from '@/services/ledgers/account';
import { mostWrongPins, tryGiftCard, unlockGiftCard } from '@/services/ledgers/try-gift-card';
import { inServices, migrations } from '@/services/schema';
import { describeOnServer } from '../support/databases';

const mockDigest = jest.fn((number: string, pin: string) =>
  createHash('sha256').update(`${number} ${pin}`).digest('base64url'),
);

jest.mock('@/lib/security/security-log', () => ({ securityEvent: jest.fn() }));
// What a PIN's stored form costs to work out is not looked at here.
jest.mock('@/services/ledgers/pin', () => ({
  pinDigest: (number: string, pin: string) => mockDigest(number, pin),
  pinDigestBeside: (number: string, pin: string) => Promise.resolve(mockDigest(number, pin)),
}));

describeOnServer('guessing gift cards', (engine) => {
  let db: Database;
  let store: Store;
  let orders = 0;
  beforeAll(async () => {
    db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
  });

  /** Cards as they are sold, with $50 on each. */
  const sell = async (count: number, pin: string | null, active = true) => {
    const attempt = { orderID: `order-${(orders += 1)}`, attempt: 1 };
    await store.transact(function* () {
      return yield* takeNumbers(attempt, count, true);
    });
    const { byMail } = await takenNumbers(store, attempt);
    await store.transact(function* () {
      for (const number of byMail)
        yield* openAccount(
          { kind: 'gift-card', number, ownerID: null, pin, active, balance: 5000, expiresOn: null },
          new Date(),
        );
    });
    return byMail;
  };
  const guess = async (number: string, pin: string) =>
    (await tryGiftCard(store, number, pin)) !== null;
  const wrongPins = async (number: string) =>
    (
      await db.query<{ wrong_pins: number }>(
        'select wrong_pins from services.ledger_account where id = $1',
        [accountID('gift-card', number)],
      )
    )[0]!.wrong_pins;

  it('a thousand guesses at numbers, from a card one has bought, find none, whatever the PIN', async () => {
    const [own = ''] = await sell(200, '0000');
    const digits = BigInt(own.slice(0, -1));
    const near = Array.from({ length: 1000 }, (_, index) =>
      String(digits + BigInt(index < 500 ? index - 500 : index - 499)),
    ).map((text) => text + checkDigit(text));
    expect(
      (
        await Promise.all(near.map((number, index) => guess(number, index % 2 === 0 ? '0000' : '')))
      ).filter(Boolean),
    ).toEqual([]);
    expect(await guess(own, '0000')).toBe(true);
  });

  it('a thousand guesses at the PINs of known numbers find none, though the right one is among them', async () => {
    const cards = await sell(20, '0525');
    const found = await Promise.all(
      cards.map(async (number) => {
        const answers: boolean[] = [];
        for (let pin = 500; pin < 550; pin += 1)
          answers.push(await guess(number, String(pin).padStart(4, '0')));
        return answers;
      }),
    );
    expect(found.flat()).toEqual(Array(1000).fill(false));
  });

  it('ten wrong PINs in a row lock a card, and are told once; the right one opens it when it is unlocked', async () => {
    const [number = ''] = await sell(1, '4417');
    const wrong = async (times: number) => {
      for (let time = 0; time < times; time += 1) expect(await guess(number, '4418')).toBe(false);
    };
    await wrong(mostWrongPins - 1);
    expect(await guess(number, '4417')).toBe(true);
    await wrong(mostWrongPins);
    expect([
      await guess(number, '4417'),
      await guess(number, '4417'),
      await guess(number, ''),
    ]).toEqual([false, false, false]);
    const told = jest
      .mocked(securityEvent)
      .mock.calls.filter(([, facts]) => facts?.card === number)
      .map(([kind]) => kind);
    const wrongOnes = (times: number) => Array<string>(times).fill('gift-card-wrong');
    expect(told).toEqual([
      ...wrongOnes(mostWrongPins - 1 + mostWrongPins),
      'gift-card-locked',
      ...wrongOnes(3),
    ]);
    expect(await unlockGiftCard(store, number)).toBe(mostWrongPins + 3);
    expect([await guess(number, '4417'), await wrongPins(number)]).toEqual([true, 0]);
  });

  it('fifty wrong PINs at once count as fifty', async () => {
    const [number = ''] = await sell(1, '4417');
    expect(
      (
        await Promise.all(
          Array.from({ length: 50 }, (_, index) => guess(number, String(5000 + index))),
        )
      ).some(Boolean),
    ).toBe(false);
    expect([await wrongPins(number), await guess(number, '4417')]).toEqual([50, false]);
  });

  it('a try works out as much and writes as much whether there is such a card or not', async () => {
    const [known = ''] = await sell(1, '4417');
    const [blocked = ''] = await sell(1, '4417', false);
    const written = async (number: string, pin: string) => {
      const sum = async () =>
        Number(
          (
            await db.query<{ n: number | string }>(
              'select (select sum(tries) from services.gift_card_miss) + (select sum(wrong_pins) from services.ledger_account) as n',
            )
          )[0]!.n,
        );
      const before = await sum();
      mockDigest.mockClear();
      expect(await guess(number, pin)).toBe(false);
      return [mockDigest.mock.calls.length, (await sum()) - before];
    };
    expect([
      await written(known, '4418'),
      await written(known, ''),
      await written(blocked, '4418'),
      await written('6006500000000000', '4418'),
      await written('', ''),
    ]).toEqual(Array(5).fill([1, 1]));
  });

  it('cards from before PINs are opened without one, and by none', async () => {
    const [number = ''] = await sell(1, null);
    expect([
      await guess(number, ''),
      await guess(number, '4417'),
      await unlockGiftCard(store, number),
    ]).toEqual([true, false, null]);
  });

  it('numbers that were laid in before are sold no more; those that were sold stay', async () => {
    const older = await engine.open();
    await migrate(
      older,
      'services',
      migrations.filter(({ name }) => name < '013'),
    );
    const [free, sold, held] = ['6006500000000011', '6006500000000029', '6006500000000037'];
    await older.query(
      `insert into services.gift_card_number (number, pin_enabled, taken_at, order_id, attempt) values ($1, false, null, null, null), ($2, true, now(), 'one', 1), ($3, false, now(), 'two', 1)`,
      [free, sold, held],
    );
    await older.query(
      `insert into services.ledger_account (id, kind, number, pin_digest, active, balance_cents) values ($1, 'gift-card', $2, $3, true, 5000)`,
      [accountID('gift-card', sold), sold, mockDigest(sold, '12345678')],
    );
    await migrate(older, 'services', migrations);
    expect(
      await older.query('select number from services.gift_card_number order by number'),
    ).toEqual([{ number: sold }, { number: held }]);
    expect(await takenNumbers(storeOf(older), { orderID: 'two', attempt: 1 })).toEqual({
      byMail: [],
      onPaper: [held],
    });
    expect((await tryGiftCard(storeOf(older), sold, '12345678'))?.balance).toBe(5000);
  });
});
