import { codeSchema } from '@/lib/account/order-lookup-schema';
import { enterCode } from '@/lib/account/order-lookup.server';
import { codeLeadsTo } from '@/lib/account/order-lookup-steps';
import { route } from '@/lib/http/route';

/** Opens an order by the code that was mailed. */
export const POST = route(
  { name: 'order-lookup/code', body: codeSchema, formLeadsTo: codeLeadsTo },
  ({ body }) => enterCode(body),
);
