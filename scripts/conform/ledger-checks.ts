import { randomUUID } from 'node:crypto';
import { cents, type LedgerAnswer, type Named, type Probe } from './probe';

/** One thing a ledger must do, and how it is seen. Throws an Error that says what was seen instead; leaves balances as they were where it can. */
export interface LedgerCheck {
  /** What a ledger that conforms does. */
  words: string;
  see(probe: Probe): Promise<void>;
}

const shortMs = 3000;

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

function said({ status, code, data }: LedgerAnswer): string {
  return [status, code, data.State].filter(Boolean).join(' ');
}

function expectAnswer(
  answer: LedgerAnswer,
  status: number,
  codeOrState: string,
  call: string,
): void {
  const isSo =
    answer.status === status && (status === 200 ? answer.data.State : answer.code) === codeOrState;
  expectThat(isSo, `${call} is answered ${said(answer)}, not ${status} ${codeOrState}`);
}

async function expectBalance(probe: Probe, account: Named, wanted: number, when: string) {
  const balance = await probe.balance(account);
  expectThat(balance === wanted, `${when} the balance is ${balance / 100}, not ${wanted / 100}`);
}

/** The checks of the port, in order. */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    words: 'refuses callers without the key, and with another one',
    see: async ({ post, giftCard }) => {
      for (const key of [null, `another-${randomUUID()}`]) {
        const { status } = await post('/accounts/find', giftCard, key);
        expectThat(
          status === 401,
          `a call ${key ? 'with another' : 'without'} key is answered ${status}, not 401`,
        );
      }
    },
  },
  {
    words: 'finds accounts by number, owner and reference, and no other',
    see: async ({ post, accounts }) => {
      const own = [
        ['purple-perks', accounts.PurplePerks],
        ['charge-account', accounts.ChargeAccount],
      ] as const;
      for (const [Kind, { Number, OwnerID }] of own) {
        const found = await post('/accounts/find', { Kind, Number });
        const { Reference } = found.data;
        expectThat(found.data.OwnerID === OwnerID, `the ${Kind} is not found with its owner`);
        for (const by of [{ OwnerID }, { Reference }]) {
          const same = await post('/accounts/find', { Kind, ...by });
          expectThat(
            same.data.Number === Number,
            `the ${Kind} is not found by ${Object.keys(by)[0]}`,
          );
        }
        const nobody = await post('/accounts/find', { Kind, OwnerID: `nobody-${randomUUID()}` });
        expectThat(
          nobody.status === 404,
          `a ${Kind} of nobody is answered ${nobody.status}, not 404`,
        );
      }
    },
  },
  {
    words:
      'opens a gift card by its PIN alone, and says of a wrong PIN what it says of an unknown card',
    see: async ({ post, accounts: { GiftCard, ClosedGiftCard } }) => {
      const opened = await post('/accounts/open', GiftCard);
      expectThat(opened.data.Number === GiftCard.Number, `the PIN is answered ${opened.status}`);
      const tries = [
        { ...GiftCard, Pin: GiftCard.Pin === '0000' ? '0001' : '0000' },
        { ...GiftCard, Pin: '' },
        { Number: '60064900000000', Pin: '0000' },
        { Number: ClosedGiftCard.Number, Pin: '0000' },
      ];
      const answers: string[] = [];
      for (const wrong of tries) answers.push(said(await post('/accounts/open', wrong)));
      await post('/accounts/open', GiftCard);
      expectThat(
        answers.every((answer) => answer.startsWith('404') && answer === answers[0]),
        `wrong PIN, no PIN, unknown and closed card are answered ${answers.join(', ')}`,
      );
    },
  },
  {
    words: 'takes a hold off the balance at once',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 2);
      expectAnswer(await probe.post('/holds', hold), 200, 'held', 'a hold');
      await finallyRelease(probe, hold, () =>
        expectBalance(probe, giftCard, before - 200, 'after a hold of 2 dollars'),
      );
    },
  },
  {
    words: 'answers the same hold again without holding twice',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 3);
      const answers = await Promise.all([1, 2, 3].map(() => probe.post('/holds', hold)));
      await finallyRelease(probe, hold, async () => {
        answers.forEach((answer) => expectAnswer(answer, 200, 'held', 'the same hold'));
        await expectBalance(
          probe,
          giftCard,
          before - 300,
          'after the same hold of 3 dollars, three times,',
        );
      });
    },
  },
  {
    words: 'refuses another amount and another account under the key of a hold',
    see: async (probe) => {
      const { giftCard, accounts } = probe;
      const hold = probe.holdOf(giftCard, 2);
      await probe.post('/holds', hold);
      await finallyRelease(probe, hold, async () => {
        const more = await probe.post('/holds', { ...hold, Amount: 4 });
        expectAnswer(more, 409, 'key-taken', 'another amount');
        const { Number } = accounts.PurplePerks;
        const other = await probe.post('/holds', { ...hold, Kind: 'purple-perks', Number });
        expectAnswer(other, 409, 'key-taken', 'another account');
      });
    },
  },
  {
    words: 'refuses more than the balance, and holds nothing then',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, (before + 1) / 100);
      const answer = await probe.post('/holds', hold);
      await finallyRelease(probe, hold, async () => {
        expectAnswer(answer, 409, 'insufficient', 'a cent more than there is');
        await expectBalance(probe, giftCard, before, 'after it');
      });
    },
  },
  {
    words: 'never holds more than there is when many ask at once',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const third = (Math.floor(before / 3) + 1) / 100;
      const holds = Array.from({ length: 6 }, () => probe.holdOf(giftCard, third));
      const answers = await Promise.all(holds.map((hold) => probe.post('/holds', hold)));
      for (const hold of holds) await probe.release(hold);
      const heldCount = answers.filter(({ status }) => status === 200).length;
      expectThat(
        heldCount === 2,
        `of six holds of more than a third each, at once, ${heldCount} are held, not 2`,
      );
    },
  },
  {
    words: 'keeps amounts to the cent',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      for (const amount of [0.01, 0.29, 1.15, 4.35]) {
        const hold = probe.holdOf(giftCard, amount);
        const { data } = await probe.post('/holds', hold);
        const wanted = Math.round(amount * 100);
        await finallyRelease(probe, hold, async () => {
          expectThat(
            cents(data.Amount) === wanted,
            `a hold of ${amount} is answered ${String(data.Amount)}`,
          );
          await expectBalance(probe, giftCard, before - wanted, `after a hold of ${amount}`);
        });
      }
    },
  },
  {
    words: 'spends a hold once, however often it is asked to',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 2);
      await probe.post('/holds', hold);
      await finallyRefund(probe, hold, async () => {
        for (let call = 0; call < 3; call += 1)
          expectAnswer(
            await probe.post('/holds/commit', { Key: hold.Key }),
            200,
            'committed',
            'a commit',
          );
        await expectBalance(probe, giftCard, before - 200, 'after three commits of 2 dollars');
      });
    },
  },
  {
    words: 'gives a released hold back once',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 2);
      await probe.post('/holds', hold);
      for (let call = 0; call < 3; call += 1)
        expectAnswer(await probe.release(hold), 200, 'released', 'a release');
      await expectBalance(probe, giftCard, before, 'after three releases');
      expectAnswer(await probe.post('/holds', hold), 409, 'key-taken', 'the hold once more');
    },
  },
  {
    words: 'never both spends and gives back a hold',
    see: async (probe) => {
      const { giftCard } = probe;
      const released = probe.holdOf(giftCard, 2);
      await probe.post('/holds', released);
      await probe.release(released);
      expectAnswer(
        await probe.post('/holds/commit', { Key: released.Key }),
        409,
        'released',
        'a commit after the release',
      );
      const spent = probe.holdOf(giftCard, 2);
      await probe.post('/holds', spent);
      await probe.post('/holds/commit', { Key: spent.Key });
      await finallyRefund(probe, spent, async () =>
        expectAnswer(await probe.release(spent), 409, 'committed', 'a release after the commit'),
      );
    },
  },
  {
    words: 'refuses a hold that arrives after its end was asked for',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 2);
      const ended = await probe.release(hold);
      const late = await probe.post('/holds', hold);
      if (late.status === 200) await probe.release(hold);
      expectAnswer(ended, 200, 'released', 'the release of a hold that was never made');
      expectAnswer(late, 409, 'key-taken', 'the hold that arrives afterwards');
      await expectBalance(probe, giftCard, before, 'after it');
    },
  },
  {
    words: 'gives a hold back by itself after its time',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const ExpiresAt = new Date(Date.now() + shortMs).toISOString();
      const hold = probe.holdOf(giftCard, 2, { ExpiresAt });
      const { data } = await probe.post('/holds', hold);
      await finallyRelease(probe, hold, async () => {
        expectThat(
          Date.parse(String(data.ExpiresAt)) === Date.parse(ExpiresAt),
          `a hold until ${ExpiresAt} is answered with ${String(data.ExpiresAt)}`,
        );
        const isBack = await probe.eventually(
          async () => (await probe.balance(giftCard)) === before,
        );
        expectThat(isBack, 'the amount of a hold does not come back after its ExpiresAt');
      });
    },
  },
  {
    words: 'gives a refund once under its key, and refuses another amount under it',
    see: async (probe) => {
      const { giftCard } = probe;
      const before = await probe.balance(giftCard);
      const hold = probe.holdOf(giftCard, 5);
      await probe.post('/holds', hold);
      await probe.post('/holds/commit', { Key: hold.Key });
      const refund = { Key: `${hold.Key}/refund`, ...giftCard, Amount: 5 };
      const answers = await Promise.all([1, 2, 3].map(() => probe.post('/refunds', refund)));
      const other = await probe.post('/refunds', { ...refund, Amount: 1 });
      answers.forEach((answer) =>
        expectThat(answer.status === 200, `a refund is answered ${said(answer)}, not 200`),
      );
      expectAnswer(other, 409, 'key-taken', 'another amount under its key');
      await expectBalance(
        probe,
        giftCard,
        before,
        'after a hold of 5 dollars, spent and refunded three times,',
      );
    },
  },
  {
    words: 'holds, spends and refunds Purple Perks and charge accounts alike',
    see: async (probe) => {
      const { PurplePerks, ChargeAccount } = probe.accounts;
      const both: Named[] = [
        { Kind: 'purple-perks', Number: PurplePerks.Number },
        { Kind: 'charge-account', Number: ChargeAccount.Number },
      ];
      for (const account of both) {
        const before = await probe.balance(account);
        const hold = probe.holdOf(account, 2);
        expectAnswer(await probe.post('/holds', hold), 200, 'held', `a hold of ${account.Kind}`);
        const spent = await probe.post('/holds/commit', { Key: hold.Key });
        expectAnswer(spent, 200, 'committed', `its commit of ${account.Kind}`);
        await expectBalance(probe, account, before - 200, `after 2 dollars of ${account.Kind}`);
        const back = { Key: `${hold.Key}/refund`, ...account, Amount: 2 };
        expectThat(
          (await probe.post('/refunds', back)).status === 200,
          `no refund onto ${account.Kind}`,
        );
        await expectBalance(probe, account, before, `after the refund onto ${account.Kind}`);
      }
    },
  },
  {
    words: 'refuses what is closed or unknown',
    see: async (probe) => {
      const closed: Named = { Kind: 'gift-card', Number: probe.accounts.ClosedGiftCard.Number };
      const unknown: Named = { Kind: 'gift-card', Number: '60064900000000' };
      const hold = probe.holdOf(closed, 1);
      expectAnswer(
        await probe.post('/holds', hold),
        409,
        'insufficient',
        'a hold of a closed card',
      );
      const nowhere = probe.holdOf(unknown, 1);
      expectAnswer(
        await probe.post('/holds', nowhere),
        409,
        'unknown-account',
        'a hold of no card',
      );
      const nothing = await probe.post('/holds/commit', { Key: `conformance-${randomUUID()}` });
      expectAnswer(nothing, 409, 'unknown-hold', 'a commit of no hold');
      const refund = (account: Named) =>
        probe.post('/refunds', { Key: `conformance-${randomUUID()}`, ...account, Amount: 1 });
      expectAnswer(await refund(closed), 409, 'account-closed', 'a refund onto a closed card');
      expectAnswer(await refund(unknown), 409, 'no-account', 'a refund onto no card');
    },
  },
  {
    words: 'refuses requests that are not as the document says',
    see: async (probe) => {
      const hold = probe.holdOf(probe.giftCard, 2);
      const wrong = [
        { ...hold, Amount: 0 },
        { ...hold, Amount: -2 },
        { ...hold, Amount: 0.005 },
        { ...hold, Kind: 'cash' },
        { ...hold, Key: '' },
        { ...hold, ExpiresAt: 'tomorrow' },
      ];
      for (const body of wrong) {
        const answer = await probe.post('/holds', body);
        if (answer.status === 200) await probe.release({ ...hold, ...body } as typeof hold);
        expectThat(
          answer.status === 400,
          `${JSON.stringify(body)} is answered ${answer.status}, not 400`,
        );
      }
    },
  },
];

type HeldOf = ReturnType<Probe['holdOf']>;

async function finallyRelease(probe: Probe, hold: HeldOf, see: () => Promise<void>) {
  try {
    await see();
  } finally {
    await probe.release(hold);
  }
}

async function finallyRefund(probe: Probe, hold: HeldOf, see: () => Promise<void>) {
  try {
    await see();
  } finally {
    const { Kind, Number, Amount } = hold;
    await probe.post('/refunds', { Key: `${hold.Key}/refund`, Kind, Number, Amount });
  }
}
