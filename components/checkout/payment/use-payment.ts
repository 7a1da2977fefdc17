'use client';

import type { Cents } from '@/lib/core/money';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import type { Tender } from '@/lib/orders/tender';
import { isGuest, sentGuest, type GuestDraft } from '@/lib/checkout/guest';
import { isKeptPlan, keptPlan } from '@/lib/checkout/kept-plan';
import {
  afterRefusal,
  refit,
  refitted,
  stillToPay,
  unconfirmed,
  type PlannedTender,
} from '@/lib/checkout/payment/payment-plan';
import type { Submit } from '@/lib/checkout/schema';
import { useKept } from '@/components/cart/use-kept';

/** Checkout's payment: who orders and the tenders, always fitted to the total as it is now. What holds no secret is kept over a reload. */
export function usePayment(total: Cents, deliveryZip: string | null) {
  const [guest, setGuest] = useKept<GuestDraft | null>('guest', null, {
    is: (kept) => kept === null || isGuest(kept),
  });
  const [settled, setSettled] = useKept('settled', false, {
    is: (kept) => typeof kept === 'boolean',
  });
  const [chosen, setChosen] = useKept<{ plan: PlannedTender[]; total: Cents }>(
    'tenders',
    { plan: [], total },
    { is: isKeptPlan, stored: keptPlan },
  );
  const plan = refit(total, chosen.plan, chosen.total);
  const choose = (tenders: PlannedTender[]) => setChosen({ plan: tenders, total });
  return {
    guest,
    plan,
    /** What a total that has changed did to the payment since it was chosen; `null` for nothing. */
    refitted: refitted(chosen.plan, plan),
    /** The ZIP the order goes to, where it is one. */
    deliveryZip,
    setGuest,
    /** Whether the shopper has said that this is how it is paid. */
    settled,
    settle: () => setSettled(true),
    left: stillToPay(total, plan),
    /** Adds tenders; one of the same key is replaced. */
    add: (...tenders: PlannedTender[]) =>
      choose([
        ...plan.filter(({ key }) => !tenders.some((added) => added.key === key)),
        ...tenders,
      ]),
    /** The tenders as banks have left them. */
    keep: choose,
    remove: (key: string) => choose(plan.filter((planned) => planned.key !== key)),
    /** An order was refused, with the tenders as they were sent. */
    refused: (why: ShopProblem, sent: readonly PlannedTender[] = plan) =>
      choose(unconfirmed(afterRefusal(why, sent))),
    /** What is sent; a nonce that pays nothing any more is not. */
    request: (confirmed: readonly PlannedTender[] = plan): Submit => ({
      approvedTotal: total,
      tenders: confirmed.map(({ tender }): Tender => tender),
      ...(guest ? { guest: sentGuest(guest) } : {}),
    }),
  };
}

export type Payment = ReturnType<typeof usePayment>;
