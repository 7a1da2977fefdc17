import { lendCard } from '@/lib/account/cards.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** A nonce of a saved card, by which its bank confirms it in the browser (3-D Secure). */
export const POST = route(
  { name: 'account/cards/{id}/nonce', session: shopperKeeper },
  ({ session, params }) => lendCard(session, params.id ?? ''),
);
