'use client';

import { useEffect, useRef, useState } from 'react';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { BankVerdict } from '@/lib/checkout/payment/bank-verdict';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { withAnswer, type PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Submit } from '@/lib/checkout/schema';
import type { BankAnswer, BankChallenge, BankQuestion } from './ask-bank';

/** How the banks of a plan answered: all of them yes, one of them not, or the shop itself refused. */
export type BanksAnswer =
  | { is: 'confirmed'; plan: PlannedTender[] }
  | { is: Exclude<BankVerdict, 'confirmed'>; plan: PlannedTender[]; key: string }
  | { is: 'left'; plan: PlannedTender[] }
  | { is: 'refused'; problem: ShopProblem };

type Means = Pick<BankQuestion, 'clientToken' | 'nonce' | 'bin'>;

/** Asks the banks of a plan's cards, one after the other, before the order is placed; what each said is in the plan that is answered. `leave` ends it. */
export function useBank() {
  const [asking, setAsking] = useState(false);
  const [challenge, setChallenge] = useState<BankChallenge | null>(null);
  const open = useRef<AbortController>(null);
  const end = (why: 'closed' | 'left') => open.current?.abort(why);
  useEffect(() => () => open.current?.abort('left'), []);

  async function askOne(
    planned: PlannedTender,
    guest: Submit['guest'],
    signal: AbortSignal,
  ): Promise<BankAnswer | ShopProblem> {
    const means = await meansOf(planned);
    if ('code' in means) return means;
    const { tender, bank } = planned;
    const { askBank } = await import('./ask-bank');
    return askBank(
      {
        ...means,
        amount: tender.amount,
        email: guest?.email ?? bank?.email ?? null,
        name: guest ?? null,
        bill: ('bill' in tender && tender.bill) || null,
      },
      setChallenge,
      signal,
    );
  }

  async function confirm(plan: PlannedTender[], guest: Submit['guest']): Promise<BanksAnswer> {
    const { signal } = (open.current = new AbortController());
    setAsking(true);
    try {
      let told = plan;
      for (const planned of plan) {
        if (!isToAsk(planned)) continue;
        const answer = await askOne(planned, guest, signal).catch((): BankAnswer => ({
          verdict: 'unreached',
          nonce: '',
        }));
        if ('code' in answer)
          return answer.code === 'not-found'
            ? { is: 'gone', plan: told, key: planned.key }
            : { is: 'refused', problem: answer };
        setChallenge(null);
        told = told.map((one) => (one.key === planned.key ? withAnswer(one, answer) : one));
        if (signal.reason === 'left') return { is: 'left', plan: told };
        if (answer.verdict !== 'confirmed')
          return { is: answer.verdict, plan: told, key: planned.key };
      }
      return { is: 'confirmed', plan: told };
    } finally {
      setAsking(false);
      setChallenge(null);
    }
  }

  return {
    /** Whether a bank is being asked. */
    asking,
    /** The bank's question to the shopper, while it is open. */
    challenge,
    confirm,
    /** The shopper closes the bank's question. */
    close: () => end('closed'),
    /** The shopper goes elsewhere. */
    leave: () => end('left'),
  };
}

/** Whether a tender's bank has still to be asked about its amount. */
function isToAsk({ bank, tender }: PlannedTender): boolean {
  return bank !== undefined && bank.confirmed !== tender.amount;
}

/** By what a bank is asked: a card's own nonce, or one that is lent of a saved card, whose digits and client token come with it. */
async function meansOf({ tender, bank }: PlannedTender): Promise<Means | ShopProblem> {
  if (tender.kind === 'card' && bank?.clientToken && bank.bin)
    return { clientToken: bank.clientToken, nonce: tender.nonce, bin: bank.bin };
  if (tender.kind !== 'savedCard') throw new Error('No card that a bank could be asked about.');
  const [setup, lent] = await Promise.all([
    shopFetch<PaymentSetup>('GET', '/api/checkout/payment'),
    shopFetch<{ nonce: string; bin: string }>('POST', `/api/account/cards/${tender.cardID}/nonce`),
  ]);
  if (!lent.ok) return lent.error;
  return setup.ok ? { clientToken: setup.value.clientToken, ...lent.value } : setup.error;
}
