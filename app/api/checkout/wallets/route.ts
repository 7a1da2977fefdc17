import { ok } from '@/lib/core/result';
import { getOfferedWallets } from '@/lib/checkout/payment/load-payment.server';
import { route } from '@/lib/http/route';

/** The wallets checkout can be opened with. */
export const GET = route({ name: 'checkout/wallets' }, async () => ok(await getOfferedWallets()));
