import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { stockNoticeSchema } from '@/lib/requests/request-schema';
import { takeStockNotice } from '@/lib/requests/stock-notice.server';

/** A mailbox that wants to hear when a product can be bought again. */
export const POST = route(
  { name: 'stock-notices', body: stockNoticeSchema, status: 201 },
  ({ body, request }) => takeStockNotice(body, clientAddress(request)),
);
