import { cardChange } from '@/lib/account/account-schema';
import { changeCard, removeCard } from '@/lib/account/cards.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Changes name and expiry of a card. */
export const PATCH = route(
  { name: 'account/cards/{id}', session: shopperKeeper, body: cardChange },
  ({ session, params, body }) => changeCard(session, params.id ?? '', body),
);

/** Removes a card. */
export const DELETE = route(
  { name: 'account/cards/{id}', session: shopperKeeper },
  ({ session, params }) => removeCard(session, params.id ?? ''),
);
