import { removeAddress } from '@/lib/account/books.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Deletes an address. */
export const DELETE = route({ name: 'account/addresses/{id}', session: shopperKeeper }, ({ session, params }) => removeAddress(session, params.id ?? ''));
