import { listCards } from '@/lib/account/books.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The saved cards. */
export const GET = route({ name: 'account/cards', session: shopperKeeper }, ({ session }) => listCards(session));
