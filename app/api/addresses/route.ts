import { bookAddressSchema } from '@/lib/address/book-schema';
import { createAddress, listAddresses } from '@/lib/address/book.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The customer's address book. */
export const GET = route({ name: 'addresses', session: shopperKeeper }, ({ session }) =>
  listAddresses(session),
);

/** Saves an address. */
export const POST = route(
  { name: 'addresses', body: bookAddressSchema, session: shopperKeeper, status: 201 },
  ({ session, body }) => createAddress(session, body),
);
