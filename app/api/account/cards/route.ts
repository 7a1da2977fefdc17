import { newCard } from '@/lib/account/account-schema';
import { addCard, listCards } from '@/lib/account/cards.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The saved cards. */
export const GET = route({ name: 'account/cards', session: shopperKeeper }, ({ session }) =>
  listCards(session),
);

/** Saves a card by its nonce. */
export const POST = route(
  { name: 'account/cards', session: shopperKeeper, body: newCard, status: 201 },
  ({ session, body }) => addCard(session, body),
);
