import type { Cents } from '@/lib/core/money';
import type { PlannedTender } from './payment/payment-plan';

interface Plan {
  plan: PlannedTender[];
  total: Cents;
}

/** Tenders that name nothing secret: no nonce, no number and PIN of a gift card. */
const keepable: readonly string[] = ['savedCard', 'purplePerks', 'chargeAccount', 'purchaseOrder'];

/** What of a plan may be kept in the browser over a reload. */
export function keptPlan({ plan, total }: Plan): Plan {
  const kept = plan.filter(({ tender }) => keepable.includes(tender.kind));
  return { plan: kept.map(lasting), total };
}

/** A tender without device data and bank verdict, which, like a nonce, count for one visit to the payment step only. */
function lasting({ tender, bank, ...planned }: PlannedTender): PlannedTender {
  if (tender.kind !== 'savedCard') return { ...planned, tender };
  const { deviceData: _, verificationID: __, ...saved } = tender;
  return { ...planned, tender: saved, ...(bank ? { bank: { email: bank.email } } : {}) };
}

/** Whether a kept value has the shape of a plan; the shop checks again what it pays with. */
export function isKeptPlan(kept: unknown): kept is Plan {
  const { plan, total } = (kept ?? {}) as Partial<Record<keyof Plan, unknown>>;
  return (
    typeof total === 'number' &&
    Array.isArray(plan) &&
    plan.every((planned: unknown) => {
      const { key, label, most, tender } = (planned ?? {}) as Partial<
        Record<keyof PlannedTender, unknown>
      >;
      const { kind, amount } = (tender ?? {}) as { kind?: unknown; amount?: unknown };
      return (
        typeof key === 'string' &&
        typeof label === 'string' &&
        (most === null || typeof most === 'number') &&
        typeof amount === 'number' &&
        keepable.includes(String(kind))
      );
    })
  );
}
