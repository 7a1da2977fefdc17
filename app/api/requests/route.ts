import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { requestSchema } from '@/lib/requests/request-schema';
import { takeRequest } from '@/lib/requests/take-request.server';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What a visitor asks of the house: a consultation, a visit, work, or help with an order. */
export const POST = route(
  { name: 'requests', body: requestSchema, session: shopperKeeper, status: 201 },
  ({ session, body, request }) => takeRequest(session, body, clientAddress(request)),
);
