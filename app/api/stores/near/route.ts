import { callerOf } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { nearZip } from '@/lib/stores/near.server';

/** Where a ZIP lies, for distances to the stores. */
export const GET = route({ name: 'stores/near' }, ({ query, request }) =>
  nearZip(query.get('zip'), callerOf(request)),
);
