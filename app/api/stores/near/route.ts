import { route } from '@/lib/http/route';
import { nearZip } from '@/lib/stores/near.server';

/** Where a ZIP lies, for distances to the stores. */
export const GET = route({ name: 'stores/near' }, ({ query }) => nearZip(query.get('zip')));
