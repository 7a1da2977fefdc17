'use client';

import { useState } from 'react';
import type { Cents } from '@/lib/core/money';
import type { Tender } from '@/lib/orders/tender';
import type { GuestDraft } from './guest';
import { afterRefusal, refit, stillToPay, type PlannedTender } from './payment-plan';
import type { Submit } from './schema';

/** Checkout's payment: who orders and the tenders, always fitted to the total as it is now. */
export function usePayment(total: Cents) {
  const [guest, setGuest] = useState<GuestDraft | null>(null);
  const [chosen, setChosen] = useState<{ plan: PlannedTender[]; total: Cents }>({ plan: [], total });
  const plan = refit(total, chosen.plan, chosen.total);
  const choose = (tenders: PlannedTender[]) => setChosen({ plan: tenders, total });
  return {
    guest, plan, setGuest,
    left: stillToPay(total, plan),
    /** Adds tenders; one of the same key is replaced. */
    add: (...tenders: PlannedTender[]) => choose([...plan.filter(({ key }) => !tenders.some((added) => added.key === key)), ...tenders]),
    remove: (key: string) => choose(plan.filter((planned) => planned.key !== key)),
    refused: (code: string) => choose(afterRefusal(code, plan)),
    /** What is sent; a nonce that pays nothing any more is not. */
    request: (): Submit => ({
      approvedTotal: total,
      tenders: plan.map(({ tender }): Tender => tender),
      ...(guest ? { guest: { ...guest, email: guest.email.trim() } } : {}),
    }),
  };
}

export type Payment = ReturnType<typeof usePayment>;
