'use client';

import type { ThreeDSecureVerificationData } from 'braintree-web/three-d-secure';
import { bankAddress } from '@/lib/checkout/payment/bank-address';
import {
  isOfBank,
  verdictOf,
  verdictOfError,
  type BankPayload,
  type BankVerdict,
} from '@/lib/checkout/payment/bank-verdict';
import { toDollars, type Cents } from '@/lib/core/money';
import type { BillDraft } from '@/lib/orders/money/bill';
import { whenAborted } from './when-aborted';

/** What a card's bank is told, and what it is asked about. */
export interface BankQuestion {
  clientToken: string;
  nonce: string;
  /** First six digits of the card. */
  bin: string;
  amount: Cents;
  email: string | null;
  name: { firstName: string; lastName: string } | null;
  bill: BillDraft | null;
}

/** The bank's question to the shopper: its frame's element, and how to say that it is on the page. */
export interface BankChallenge {
  element: HTMLElement;
  shown: () => void;
}

/** What came of it: the nonce that pays now, as each question spends the one before, and the ID under which the gateway keeps what the bank said. */
export interface BankAnswer {
  verdict: BankVerdict;
  nonce: string;
  verificationID?: string;
}

/** How long a bank may say nothing before its question is on the page. */
const longestMs = 30_000;

/**
 * Lets a card's bank confirm a payment (Braintree's `three-d-secure`, version 2, its frame in a place of this page); its script is loaded here and nowhere
 * else. Never throws; `signal` ends it as closed. Once it is answered, no question of the bank's comes any more.
 */
export async function askBank(
  question: BankQuestion,
  onChallenge: (challenge: BankChallenge) => void,
  signal: AbortSignal,
): Promise<BankAnswer> {
  const { clientToken, nonce, bin, amount, email, name, bill } = question;
  const state = { nonce, wasClosed: false };
  const { ended, clear } = endOf(signal);
  const over = new AbortController();
  const asking = async (): Promise<BankAnswer> => {
    const [client, threeDSecure] = await Promise.all([
      import('braintree-web/client'),
      import('braintree-web/three-d-secure'),
    ]);
    const component = await threeDSecure.create({
      client: await client.create({ authorization: clientToken }),
      version: '2-inline-iframe',
    });
    const cancel = () => void component.cancelVerifyCard().catch(() => undefined);
    over.signal.addEventListener('abort', cancel);
    component.on('customer-canceled', () => {
      state.wasClosed = true;
    });
    component.on(
      'authentication-iframe-available',
      ({ element }: { element: HTMLElement }, next = () => undefined) => {
        if (over.signal.aborted) return;
        clear();
        onChallenge({ element, shown: next });
      },
    );
    try {
      over.signal.throwIfAborted();
      const payload = await component.verifyCard({
        nonce,
        bin,
        amount: toDollars(amount).toFixed(2),
        ...(email ? { email } : {}),
        billingAddress: bankAddress(name, bill),
        collectDeviceData: true,
        onLookupComplete: (data: ThreeDSecureVerificationData, next: () => void) => {
          state.nonce = data.paymentMethod.nonce;
          next();
        },
      });
      const { threeDSecureAuthenticationId: verificationID } = payload.threeDSecureInfo ?? {};
      return {
        verdict: verdictOf(payload as BankPayload, state.wasClosed),
        nonce: payload.nonce,
        ...(verificationID ? { verificationID } : {}),
      };
    } finally {
      over.signal.removeEventListener('abort', cancel);
      void component.teardown().catch(() => undefined);
    }
  };
  const answer = asking().catch((error: unknown) => {
    if (!over.signal.aborted && !isOfBank(error)) console.error('Asking a card’s bank:', error);
    return {
      verdict: signal.aborted ? ('closed' as const) : verdictOfError(error),
      nonce: state.nonce,
    };
  });
  const first = await Promise.race([answer, ended]);
  clear();
  over.abort();
  return typeof first === 'string' ? { verdict: first, nonce: state.nonce } : first;
}

/** The verdict when nobody answers: `closed` once the shopper leaves, `unreached` after the longest wait, which `clear` ends. */
function endOf(signal: AbortSignal): { ended: Promise<BankVerdict>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<BankVerdict>((resolve) => {
    timer = setTimeout(() => resolve('unreached'), longestMs);
    void whenAborted(signal).then(() => resolve('closed'));
  });
  return { ended, clear: () => clearTimeout(timer) };
}
