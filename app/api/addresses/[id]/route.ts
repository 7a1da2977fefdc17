import { bookAddressSchema } from '@/lib/address/book-schema';
import { changeAddress, deleteAddress } from '@/lib/address/book.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Changes an address of the customer's own. */
export const PATCH = route(
  { name: 'addresses/{id}', body: bookAddressSchema, session: shopperKeeper },
  ({ session, params, body }) => changeAddress(session, params.id ?? '', body),
);

/** Deletes an address of the customer's own. */
export const DELETE = route(
  { name: 'addresses/{id}', session: shopperKeeper },
  ({ session, params }) => deleteAddress(session, params.id ?? ''),
);
