/** @jest-environment node */
import type { Move } from '@/lib/orders/money/due-moves';
import type { MoneyPoint } from '@/services/after/money/perform-move';
import { describeOnServer } from '@/__tests__/support/databases';
import { moneyDesk } from './money-desk';

describeOnServer('the money of placed orders, cut off on its way', (engine) => {
  const money = moneyDesk(engine);
  const {
    settle,
    later,
    noonIn,
    owe,
    charge,
    chargesOf,
    shown,
    moves,
    mails,
    work,
    account,
    balance,
    placed,
    untilStale,
    killedAt,
  } = money;

  it.each<[Move['kind'], MoneyPoint]>([
    ['capture', 'asked'],
    ['capture', 'answered'],
    ['capture', 'written'],
    ['void', 'asked'],
    ['void', 'answered'],
    ['void', 'written'],
    ['refund', 'asked'],
    ['refund', 'answered'],
    ['refund', 'written'],
  ])('a %s cut off when it is %s ends once', async (kind, point) => {
    const { orderID, cents } = await placed();
    if (kind === 'void') await owe(orderID, cents);
    else await charge(orderID);
    if (kind === 'refund') {
      await settle();
      later(36);
      await owe(orderID, 700);
    }
    await killedAt(point, kind);
    await settle();
    expect(await shown(orderID)).toEqual([
      { capture: ['capturing', cents], void: ['voided', cents], refund: ['settled', cents, 700] }[
        kind as 'capture' | 'void' | 'refund'
      ],
    ]);
    const lines = (await moves(orderID)).filter((line) => line.startsWith(kind));
    expect(await mails(orderID)).toEqual(
      { capture: [], void: [`refunded, ${cents} not-charged`], refund: ['refunded, 700 refunded'] }[
        kind as 'capture' | 'void' | 'refund'
      ],
    );
    expect(lines.filter((line) => line.includes(' done '))).toHaveLength(1);
    expect(lines).toHaveLength(point === 'asked' ? 4 : 2);
  });

  it.each<['capture' | 'refund', MoneyPoint, number, string[]]>([
    ['capture', 'planned', 1, ['asked', 'done']],
    // The slow one asks after all: the gateway refuses it, and it may not write that down any more.
    ['capture', 'asked', 2, ['asked', 'lost', 'asked', 'done']],
    ['capture', 'answered', 1, ['asked', 'done']],
    ['capture', 'written', 1, ['asked', 'done']],
    ['refund', 'planned', 1, ['asked', 'done']],
    // The gateway would give back twice: the slow one looks whether the order is still its own, and asks no more.
    ['refund', 'asked', 1, ['asked', 'lost', 'asked', 'done']],
    ['refund', 'answered', 1, ['asked', 'done']],
    ['refund', 'written', 1, ['asked', 'done']],
  ])(
    'a %s taken over from one who is only slow when it is %s ends once',
    async (kind, point, calls, steps) => {
      const { orderID, cents } = await placed();
      await charge(orderID);
      if (kind === 'refund') {
        await settle();
        later(36);
        // What of other orders is due by now is done before this one is.
        await settle();
        await owe(orderID, 700);
      }
      const { charges } = money.backEnd.appApi.upstream;
      let asked = 0;
      const counted =
        <Parameters extends unknown[], Answer>(call: (...request: Parameters) => Answer) =>
        (...request: Parameters) => {
          asked += 1;
          return call(...request);
        };
      money.backEnd.appApi.upstream.charges = {
        ...charges,
        capture: counted(charges.capture),
        refund: counted(charges.refund),
      };
      let isTakenOver = false;
      money.backEnd.atMoney(async (reached) => {
        if (isTakenOver || reached !== point) return;
        isTakenOver = true;
        await untilStale();
        await settle();
      });
      await settle();
      money.backEnd.appApi.upstream.charges = charges;
      expect(isTakenOver).toBe(true);
      expect([await shown(orderID), asked]).toEqual([
        [kind === 'capture' ? ['capturing', cents] : ['settled', cents, 700]],
        calls,
      ]);
      const lines = (await moves(orderID)).filter((line) => line.startsWith(kind));
      const amount = kind === 'capture' ? cents : 700;
      expect(lines).toEqual(steps.map((step) => `${kind} ${step} ${amount}`));
    },
  );

  it.each([
    ['the slow one goes on', 0],
    ['the slow one dies, and the next look sees it', 2],
  ])('a refund that stood still on its way to the gateway is not doubled: %s', async (_, hours) => {
    const { orderID, cents } = await placed();
    await charge(orderID);
    await settle();
    // A refund can be voided until the gateway settles it, at one in the night after.
    noonIn(2);
    await settle();
    await owe(orderID, 700);
    const { charges } = money.backEnd.appApi.upstream;
    money.backEnd.appApi.upstream.charges = {
      ...charges,
      refund: async (...request) => {
        money.backEnd.appApi.upstream.charges = charges;
        await untilStale();
        await settle();
        const answer = await charges.refund(...request);
        if (hours > 0) throw new Error('killed');
        return answer;
      },
    };
    await settle();
    money.backEnd.appApi.upstream.charges = charges;
    later(hours);
    await settle();
    expect([await shown(orderID), await work(orderID), await mails(orderID)]).toEqual([
      [['settled', cents, 700]],
      [],
      ['refunded, 700 refunded'],
    ]);
    expect((await moves(orderID)).filter((line) => !line.startsWith('capture'))).toEqual(
      ['refund asked', 'refund lost', 'refund asked', 'refund done', 'void asked', 'void done'].map(
        (line) => `${line} 700`,
      ),
    );
  });

  it('is given back once by one who is only slow, though the account was closed and opened again meanwhile', async () => {
    const gift = await account('gift-card', 50_000);
    const { orderID, cents } = await placed(() => [{ Type: 'GiftCard', Number: gift }]);
    const open = (isOpen: boolean) =>
      money.backEnd.db.query('update services.ledger_account set active = $2 where number = $1', [
        gift,
        isOpen,
      ]);
    await settle();
    await owe(orderID, 300);
    let isTakenOver = false;
    money.backEnd.atMoney(async (reached) => {
      if (isTakenOver || reached !== 'planned') return;
      isTakenOver = true;
      await untilStale();
      await open(false);
      await settle();
      await open(true);
      later(1);
      await charge(orderID);
      await settle();
    });
    await settle();
    expect([await balance('gift-card', gift), await moves(orderID)]).toEqual([
      50_000 - cents + 300,
      ['give-back refused 300', 'give-back done 300'],
    ]);
  });

  it('what was cut off is written down as it ended, by nobody who looked before it did', async () => {
    const { orderID, cents } = await placed();
    await charge(orderID);
    money.backEnd.atMoney((reached) => {
      if (reached === 'asked') throw new Error('cut off');
    });
    await settle();
    money.backEnd.atMoney(() => undefined);
    later(1);
    const [sale] = await chargesOf(orderID);
    const { charges } = money.backEnd.appApi.upstream;
    money.backEnd.appApi.upstream.charges = {
      ...charges,
      find: async (transactionID) => {
        const seen = await charges.find(transactionID);
        if (transactionID !== sale?.transactionID) return seen;
        money.backEnd.appApi.upstream.charges = charges;
        // What was asked for arrives late, and another one sees it.
        await charges.capture(transactionID, cents);
        await untilStale();
        await settle();
        return seen;
      },
    };
    await settle();
    money.backEnd.appApi.upstream.charges = charges;
    expect([await shown(orderID), await moves(orderID)]).toEqual([
      [['capturing', cents]],
      [`capture asked ${cents}`, `capture done ${cents}`],
    ]);
  });

  it.each(['not reached', 'answer lost'] as const)(
    'a refund whose call was %s happens once',
    async (how) => {
      const { orderID, cents } = await placed();
      await charge(orderID);
      await settle();
      later(36);
      await owe(orderID, 700);
      const { charges } = money.backEnd.appApi.upstream;
      money.backEnd.appApi.upstream.charges = {
        ...charges,
        refund: async (...request) => {
          if (how === 'answer lost') await charges.refund(...request);
          throw new Error('connection reset');
        },
      };
      await settle();
      money.backEnd.appApi.upstream.charges = charges;
      await settle();
      expect((await shown(orderID))[0]).toHaveLength(how === 'answer lost' ? 3 : 2);
      later(1);
      await settle();
      expect(await shown(orderID)).toEqual([['settled', cents, 700]]);
    },
  );
});
