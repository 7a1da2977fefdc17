import { route } from '@/lib/http/route';
import { quickSearch } from '@/lib/search/quick-search.server';

/** The quick search for what is typed so far, `?query=…`. */
export const GET = route({ name: 'search/quick' }, ({ query }) => quickSearch(query.get('query') ?? ''));
