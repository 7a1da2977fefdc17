import { problem, type Problem } from '@/lib/core/error-codes';
import { log } from '@/lib/core/log';
import type { Cents } from '@/lib/core/money';
import { err, type Result } from '@/lib/core/result';
import { attempt, secondsUntil, type Counted } from '@/lib/limits/attempts';
import type { CardPayments, GatewayMeans } from '../../upstream/payments/card-payments';
import { captchaGate, type Client, type KeyedDigest } from './client';
import { captchaAsked, countPayment, paymentRefusal } from './decline-limits';
import { countGiftCards, countOrder } from './order-limits';

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
      log('warn', 'card not looked at', { upstream: 'payments', detail: String(error) });
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
        const refused = counted.ok ? await countSaved(client) : null;
        if (!counted.ok || !refused) return { card, counted };
        await counted.value.giveBack();
        return { card, counted: err(refused) };
      },
    };
  };
}

export type LimitsOf = ReturnType<typeof attemptLimits>;
