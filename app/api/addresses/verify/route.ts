import { verifySchema } from '@/lib/address/book-schema';
import { verifyAddress } from '@/lib/address/verification/verify.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Verifies an address. */
export const POST = route(
  { name: 'addresses/verify', body: verifySchema, session: shopperKeeper },
  ({ session, body }) => verifyAddress(session, body),
);
