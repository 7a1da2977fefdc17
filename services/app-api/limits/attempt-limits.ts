import { errorWords } from '@/lib/core/errors/error-words';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { toDollars, type Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, secondsUntil, longestWait, take, type Counted } from '@/lib/limits/attempts';
import { tellRefusal, type LimitRefusal, type Who } from '@/lib/limits/refusals';
import type { CardPayments, GatewayMeans } from '../../upstream/payments/card-payments';
import { captchaGate, accountOf, type Client, type KeyedDigest, type CaptchaGate } from './client';

interface CountedPayment {
  /** The card's digest. */
  card?: string;
  counted: Result<Counted, Problem>;
}

/** The limits of one attempt to place an order or to save a card (decision 105). */
export interface AttemptLimits {
  /** Counts one more order, before it is checked; given back when it is refused. */
  countOrder(amount: Cents): Promise<Result<Counted, Problem>>;
  /** Counts the worth of its gift cards; given back when the order is refused. */
  countGiftCards(worth: Cents): Promise<Result<Counted, Problem>>;
  /** Why this order may not go on just now: it costs nothing and needs a captcha, or payments are declined too often. `null` when it may. */
  refusal(amount: Cents, atGateway: boolean): Promise<Problem | null>;
  /** Counts one more question to the gateway, with the card's digest for the security log; given back when the money is held. */
  countPayment(means: GatewayMeans): Promise<CountedPayment>;
  /** The same for a card that is to be saved, which also counts as one more saved card, valid or not. */
  countCard(nonce: string): Promise<CountedPayment>;
}

interface Deps {
  verifyCaptcha(token: string): Promise<boolean>;
  cardDigits: CardPayments['cardDigits'];
  digest: KeyedDigest;
}

/** Counts one more saved card: it is checked at the gateway, and a valid one reveals as much as a declined one. Returns the refusal, or `null`. */
async function countSaved(client: Client): Promise<Problem | null> {
  const who = { address: client.address, shopper: client.userID ?? undefined };
  const counted = await attempt('saved-card', who).catch(() => undefined);
  return counted === null
    ? problem('payment-paused', { retryAfter: await secondsUntil('saved-card', who) })
    : null;
}

/** Creates the limits of an attempt by this client, on this order if there is one. */
export function attemptLimits({
  verifyCaptcha,
  cardDigits,
  digest,
}: Deps): (client: Client, orderID?: string) => AttemptLimits {
  const cardOf = async (means: GatewayMeans): Promise<string | undefined> => {
    try {
      const digits = await cardDigits(means);
      return digits === null ? undefined : digest('card', digits);
    } catch (error) {
      log('warn', 'card not looked at', { upstream: 'payments', detail: errorWords(error) });
      return undefined;
    }
  };
  return (client, orderID) => {
    const gate = captchaGate(verifyCaptcha, client);
    const payer = { address: client.address, shopper: client.userID ?? undefined, order: orderID };
    return {
      countOrder: (amount) => countOrder(client, amount),
      countGiftCards: (worth) => countGiftCards(client, worth),
      refusal: async (amount, atGateway) => {
        if (amount === 0 && !(await gate.passed())) return captchaAsked;
        return atGateway ? paymentRefusal(payer, gate) : null;
      },
      countPayment: async (means) => {
        const card = await cardOf(means);
        return { card, counted: await countPayment({ ...payer, card }, gate) };
      },
      countCard: async (nonce) => {
        const card = await cardOf({ nonce });
        const counted = await countPayment({ ...payer, card }, gate);
        const refusal = counted.ok ? await countSaved(client) : null;
        if (!counted.ok || !refusal) return { card, counted };
        await counted.value.giveBack();
        return { card, counted: err(refusal) };
      },
    };
  };
}

export type LimitsOf = ReturnType<typeof attemptLimits>;

/**
 * Counts one more order by address and by buyer before its outcome is known; a free order is counted as such as well. Given back when it is refused. While
 * nothing can be counted orders are accepted: payments and free orders then need a captcha anyway.
 */
export async function countOrder(client: Client, amount: Cents): Promise<Result<Counted, Problem>> {
  const who = { address: client.address, account: accountOf(client) };
  const counted: Counted[] = [];
  const giveBack = async () => void (await Promise.all(counted.map((count) => count.giveBack())));
  for (const kind of amount === 0 ? (['order', 'free-order'] as const) : (['order'] as const)) {
    const count = await attempt(kind, who).catch(() => undefined);
    if (count) counted.push(count);
    if (count !== null) continue;
    await giveBack();
    return err(problem('orders-paused', { retryAfter: await secondsUntil(kind, who) }));
  }
  return ok({ giveBack });
}

/**
 * Counts the worth of an order's gift cards, in whole dollars, before they are paid: stolen money is turned into gift cards first, and they cannot be called
 * back. A guest counts by e-mail and address, a customer by the account. Given back when the order is refused. While nothing can be counted, none are sold.
 */
export async function countGiftCards(
  client: Client,
  worth: Cents,
): Promise<Result<Counted, Problem>> {
  const who =
    client.userID === null
      ? { address: client.address, account: accountOf(client) }
      : { shopper: client.userID };
  if (worth === 0) return ok({ giveBack: () => Promise.resolve() });
  const dollars = Math.ceil(toDollars(worth));
  try {
    const kept = await longestWait('gift-cards-bought', who, dollars);
    if (kept) tellRefusal(kept);
    const counted = kept ? null : await attempt('gift-cards-bought', who, dollars);
    return counted ? ok(counted) : err(problem('gift-cards-limited'));
  } catch {
    return err(problem('gift-cards-limited'));
  }
}

/** The payer, by everything that declines are counted by: the client's address, the customer, the order, the card. */
type Payer = Pick<Who, 'address' | 'shopper' | 'order' | 'card'>;

/** The count while the store of counts is down. */
const uncounted: Counted = { giveBack: () => Promise.resolve() };

/** The refusal that asks for a captcha. */
const captchaAsked: Problem = problem('captcha-required', {
  field: 'captcha',
  captcha: true,
});

/**
 * Why the gateway may not be asked for money now, without counting: after some declines a captcha is needed, after more it is paused for a while. `null` when
 * it may be asked.
 */
export async function paymentRefusal(payer: Payer, gate: CaptchaGate): Promise<Problem | null> {
  const paused = await longestWait('decline', payer).catch(() => null);
  if (paused) return refused(paused, problem('payment-paused', { retryAfter: paused.seconds }));
  const unasked = await longestWait('decline-unasked', payer).catch(() => 'unknown' as const);
  return unasked === null || (await gate.passed()) ? null : refused(unasked, captchaAsked);
}

/**
 * Counts one more question to the gateway as a decline before its outcome is known, so that parallel questions see each other. Given back when the money is
 * held.
 */
export async function countPayment(
  payer: Payer,
  gate: CaptchaGate,
): Promise<Result<Counted, Problem>> {
  const refusal = await paymentRefusal(payer, gate);
  if (refusal) return err(refusal);
  const counted = await attempt('decline', payer).catch(() => uncounted);
  if (!counted)
    return err(
      problem('payment-paused', {
        retryAfter: await secondsUntil('decline', payer).catch(() => 0),
      }),
    );
  const unasked = await take('decline-unasked', payer).catch(() => err('unknown' as const));
  if (!unasked.ok && !(await gate.passed())) {
    await counted.giveBack();
    return err(refused(unasked.error, captchaAsked));
  }
  return ok({
    giveBack: async () =>
      void (await Promise.all([counted.giveBack(), unasked.ok && unasked.value.giveBack()])),
  });
}

/** Logs a refusal and returns its answer. While nothing can be counted no limit has refused: nobody has to wait, and everybody is asked for a captcha. */
function refused(refusal: LimitRefusal | 'unknown', answer: Problem): Problem {
  if (refusal !== 'unknown') tellRefusal(refusal);
  return answer;
}
