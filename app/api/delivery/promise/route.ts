import { loadPromise } from '@/lib/checkout/delivery/load-promise.server';
import { route } from '@/lib/http/route';

/** When a product arrives and what it costs, for a ZIP. */
export const GET = route({ name: 'delivery/promise' }, ({ query }) => loadPromise(query));
