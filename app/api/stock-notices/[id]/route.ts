import { route } from '@/lib/http/route';
import { dropStockNotice } from '@/lib/requests/stock-notice.server';

/** Ends a notice that is not wanted any more. */
export const DELETE = route({ name: 'stock-notices/{id}' }, ({ params }) =>
  dropStockNotice(params.id ?? ''),
);
