import type { Cents } from '@/lib/core/money';
import type { Tender } from '@/lib/orders/tender';
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
  return { plan: kept.map((planned) => ({ ...planned, tender: lasting(planned.tender) })), total };
}

/** A tender without what is said of the device: that is of one visit to the payment, as a nonce is. */
function lasting(tender: Tender): Tender {
  return tender.kind === 'savedCard' ? { ...tender, deviceData: undefined } : tender;
}

/** Whether what was kept is a plan; what it pays with, the shop checks again. */
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
