import { loadZip } from '@/lib/delivery/zones/delivery-guide.server';
import { route } from '@/lib/http/route';

/** What a ZIP gets: ways, fees and the first day of our own vans. */
export const GET = route({ name: 'delivery/zip' }, ({ query }) => loadZip(query));
