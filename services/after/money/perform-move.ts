import { PlainError } from '@/lib/core/errors/error-words';
import { now } from '@/lib/core/time/clock';
import type { Move } from '@/lib/orders/money/due-moves';
import type { Store } from '@/services/database/statements';
import type { Submission } from '../../orders/submission';
import type { JoinedLedger } from '../../ledgers/joined';
import type { Charges, GatewayAnswer, GatewayCharge } from '../../upstream/payments/charges';
import { addMove, nextKey, unanswered, type MoneyMove } from './books';
import { callDesk, LostDesk, ownDesk, type Desk } from './desk';
import { againName } from './look-up-charges';

/** How long after an order was this runner's a refund of it may be asked for: much shorter than until another takes it over. */
const longestPauseMs = 5000;

/** Points at which a test may let the process "die": after a side effect and before or after it is written down. */
export type MoneyPoint = 'planned' | 'asked' | 'answered' | 'written' | 'given-back' | 'left';

export interface MoneyWork {
  store: Store;
  /** The ledgers of stored value. */
  books: JoinedLedger;
  upstream: { charges: Charges };
  /** Called at each point; throwing there leaves the order as a crash would. */
  at(point: MoneyPoint, move?: Move): Promise<void> | void;
}

/** What a move is about. */
interface Subject {
  desk: Desk;
  submission: Submission;
  moves: readonly MoneyMove[];
  charges: ReadonlyMap<number, readonly GatewayCharge[]>;
}

/**
 * Does one move, written down before the gateway is asked and after it has answered; a move of a ledger is one transaction with its line. Throws what
 * leaves its outcome open, and `LostDesk` when the order is somebody else's meanwhile.
 */
export async function performMove(work: MoneyWork, subject: Subject, move: Move): Promise<void> {
  if (move.kind === 'give-back' || move.kind === 'bill-less')
    return giveBackMove(work, subject, move);
  const { store, at } = work;
  const line = lineOf(subject, move);
  await store.transact(function* () {
    yield* ownDesk(subject.desk);
    yield* addMove({ ...line, step: 'asked' });
  });
  await at('asked', move);
  if (move.kind === 'refund') await ownStill(work, subject.desk);
  const answer = await ask(work.upstream.charges, subject, move, line.key);
  await at('answered', move);
  const written: MoneyMove = answer.done
    ? { ...line, step: 'done', transactionID: answer.transactionID, at: now() }
    : { ...line, step: 'refused', reason: answer.reason.slice(0, 300), at: now() };
  try {
    await store.transact(function* () {
      yield* addMove(written);
      yield* ownDesk(subject.desk);
    });
  } catch (error) {
    // Who has the order meanwhile may have looked before this was done.
    if (error instanceof LostDesk && answer.done)
      await store.transact(() => callDesk(subject.desk.orderID, now()));
    throw error;
  }
  await at('written', move);
}

/**
 * A second refund of an amount is one more at the gateway, which knows no key for it: right before it is asked the order has to be this runner's, and to have been
 * so a moment ago. Throws `LostDesk`; who has the order then looks at the gateway first. One that stands still within the call is seen by `lateRefunds`.
 */
async function ownStill({ store }: MoneyWork, desk: Desk): Promise<void> {
  // The machine's own time: that of the shop may be set.
  const before = Date.now();
  await store.transact(() => ownDesk(desk));
  if (Date.now() - before > longestPauseMs) throw new LostDesk(desk.orderID);
}

type GatewayMove = Exclude<Move, { kind: 'give-back' | 'bill-less' }>;

async function ask(
  charges: Charges,
  { submission, charges: sales }: Subject,
  move: GatewayMove,
  key: string,
): Promise<GatewayAnswer> {
  switch (move.kind) {
    case 'capture':
      return charges.capture(move.transactionID, move.cents);
    case 'refund':
      return charges.refund(move.transactionID, move.cents, key);
    case 'void': {
      const answer = await charges.release(move.transactionID);
      if (answer.done || (await charges.find(move.transactionID))?.state !== 'held') return answer;
      throw new PlainError(`void: ${answer.reason}`);
    }
    case 'authorise-again': {
      const card = sales.get(move.place)?.find(({ vault }) => vault !== null)?.vault;
      if (!card) return { done: false, reason: 'no saved card' };
      const gatewayOrderID = againName(submission, move);
      return charges.authoriseAgain({ gatewayOrderID, cents: move.cents, card });
    }
  }
}

async function giveBackMove(
  { store, books, at }: MoneyWork,
  subject: Subject,
  move: Extract<Move, { kind: 'give-back' | 'bill-less' }>,
): Promise<void> {
  const planned = lineOf(subject, move);
  const line = unanswered(subject.moves).find(({ key }) => key === planned.key) ?? planned;
  const tender = subject.submission.tenders.find(({ place }) => place === move.place);
  const [heldBy, number] = [tender?.held ?? 'nobody', tender?.number];
  const isOfLedger = heldBy !== 'gateway' && heldBy !== 'nobody';
  if (isOfLedger && books.isApart)
    await store.transact(function* () {
      yield* ownDesk(subject.desk);
      yield* addMove({ ...line, step: 'asked' });
    });
  const { key, cents } = line;
  const refund =
    isOfLedger && number !== undefined
      ? await books.refund({ key, kind: heldBy, number, cents, now: now() })
      : null;
  await store.transact(function* () {
    yield* ownDesk(subject.desk);
    const missing = isOfLedger ? 'no-account' : null;
    const refusal = refund ? yield* refund() : missing;
    yield* addMove({
      ...line,
      step: refusal ? 'refused' : 'done',
      reason: refusal,
      at: now(),
    });
  });
  await at('given-back', move);
}

function lineOf({ desk, moves }: Subject, move: Move): Omit<MoneyMove, 'step'> {
  return {
    key: nextKey(desk.orderID, moves, move),
    orderID: desk.orderID,
    kind: move.kind,
    place: move.place,
    cents: move.cents,
    transactionID: 'transactionID' in move ? move.transactionID : null,
    reason: null,
    at: now(),
  };
}
