'use client';

import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { bankVerdictTexts } from '@/lib/checkout/payment/bank-texts';
import { type BankVerdict, withAnswer } from '@/lib/checkout/payment/bank-verdict';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Submit } from '@/lib/checkout/schema';
import { whenAborted } from './when-aborted';
import { askBank, type BankChallenge, type BankQuestion } from './ask-bank';

/** How the banks of a plan answered: all of them yes, one of them not, with the words for it, or the shop itself refused. */
export type BanksAnswer =
  | { is: 'confirmed'; plan: PlannedTender[] }
  | { is: Exclude<BankVerdict, 'confirmed'>; plan: PlannedTender[]; key: string; text: string }
  | { is: 'left'; plan: PlannedTender[] }
  | { is: 'refused'; plan: PlannedTender[]; problem: ShopProblem };

type Means = Pick<BankQuestion, 'clientToken' | 'nonce' | 'bin'>;

/**
 * Asks the banks of a plan's cards, one after the other, before the order is placed; what each said is in the plan that is answered. Loaded when a bank has to be
 * asked: most orders need none of it.
 */
export async function askBanks(
  plan: PlannedTender[],
  guest: Submit['guest'],
  {
    onChallenge,
    signal,
  }: { onChallenge: (challenge: BankChallenge | null) => void; signal: AbortSignal },
): Promise<BanksAnswer> {
  let planNow = plan;
  const failed = (is: Exclude<BankVerdict, 'confirmed'>, { key }: PlannedTender) =>
    ({ is, plan: planNow, key, text: bankVerdictTexts[is] }) as const;
  for (const planned of plan) {
    if (!isToAsk(planned)) continue;
    const means = await Promise.race([
      meansOf(planned).catch((error: unknown) => {
        console.error('Asking a card’s bank:', error);
        return null;
      }),
      whenAborted(signal),
    ]);
    if (signal.reason === 'left') return { is: 'left', plan: planNow };
    if (means && 'code' in means)
      return means.code === 'not-found'
        ? failed('gone', planned)
        : { is: 'refused', plan: planNow, problem: means };
    const { tender, bank } = planned;
    const answer = means
      ? await askBank(
          {
            ...means,
            amount: tender.amount,
            email: guest?.email ?? bank?.email ?? null,
            name: guest ?? null,
            bill: ('bill' in tender && tender.bill) || null,
          },
          onChallenge,
          signal,
        )
      : { verdict: 'unreached' as const, nonce: '' };
    onChallenge(null);
    planNow = planNow.map((entry) =>
      entry.key === planned.key ? withAnswer(entry, answer) : entry,
    );
    if (signal.reason === 'left') return { is: 'left', plan: planNow };
    if (answer.verdict !== 'confirmed') return failed(answer.verdict, planned);
  }
  return { is: 'confirmed', plan: planNow };
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
