import { ok } from '@/lib/core/result';
import { loadHoldTerms } from '@/lib/checkout/payment/load-payment.server';
import { route } from '@/lib/http/route';

/** How long a card or wallet is held that pays an order placed now. */
export const GET = route({ name: 'checkout/hold' }, async () => ok(await loadHoldTerms()));
