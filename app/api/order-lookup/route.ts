import { lookupSchema } from '@/lib/account/order-lookup-schema';
import { askForCode } from '@/lib/account/order-lookup.server';
import { typedLookupCookie } from '@/lib/account/order-lookup-typed.server';
import { lookupLeadsTo } from '@/lib/account/order-lookup-steps';
import { route } from '@/lib/http/route';

/** Mails a code to whoever ordered, where there is such an order; the answer does not tell. */
export const POST = route(
  {
    name: 'order-lookup',
    body: lookupSchema,
    status: 202,
    formLeadsTo: lookupLeadsTo,
    formKeeps: (answer, sent) => [typedLookupCookie(answer.ok ? null : sent)],
  },
  ({ body }) => askForCode(body),
);
