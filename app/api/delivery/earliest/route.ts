import { loadEarliest } from '@/lib/checkout/delivery/load-earliest.server';
import { route } from '@/lib/http/route';

/** First date and method of products, for a ZIP. */
export const GET = route({ name: 'delivery/earliest' }, ({ query }) => loadEarliest(query));
