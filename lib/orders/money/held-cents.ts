import type { Cents } from '@/lib/core/money';
import type { Tender } from '../tender';

/** What of an order's tenders a gateway holds, in cents: cards and wallets. */
export function heldCents(tenders: readonly Pick<Tender, 'kind' | 'amount'>[]): Cents {
  const gatewayKinds: readonly Tender['kind'][] = ['card', 'savedCard', 'paypal', 'venmo'];
  return tenders.reduce(
    (sum, { kind, amount }) => (gatewayKinds.includes(kind) ? sum + amount : sum),
    0,
  );
}
