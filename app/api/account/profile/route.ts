import { profileChange } from '@/lib/account/account-schema';
import { clientAddress } from '@/lib/http/client-address';
import { changeProfile, readProfile } from '@/lib/account/profile.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The customer's profile. */
export const GET = route({ name: 'account/profile', session: shopperKeeper }, ({ session }) =>
  readProfile(session),
);

/** Changes one field of it. */
export const PATCH = route(
  { name: 'account/profile', session: shopperKeeper, body: profileChange },
  ({ session, body, request }) => changeProfile(session, body, clientAddress(request)),
);
