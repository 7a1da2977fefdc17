import { loadQuote } from '@/lib/checkout/load-quote.server';
import { route } from '@/lib/http/route';

/** What a product costs delivered to a ZIP. */
export const GET = route({ name: 'delivery/quote' }, ({ query }) => loadQuote(query));
