import { listAddresses } from '@/lib/account/books.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The address book. */
export const GET = route({ name: 'account/addresses', session: shopperKeeper }, ({ session }) => listAddresses(session));
