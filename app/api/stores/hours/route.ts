import { route } from '@/lib/http/route';
import { storeHoursNow } from '@/lib/stores/hours.server';

/** Whether the stores are open now. */
export const GET = route({ name: 'stores/hours' }, () => storeHoursNow());
