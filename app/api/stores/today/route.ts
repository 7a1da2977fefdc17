import { route } from '@/lib/http/route';
import { shopToday } from '@/lib/stores/shop-today.server';

/** Opening hours and the first day of delivery, `?zip=`. */
export const GET = route({ name: 'stores/today' }, ({ query }) => shopToday(query.get('zip')));
