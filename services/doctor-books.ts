import type { Books } from '@/provision/doctor/examinations';
import type { Database } from './database/database';
import { ordersWithNumbers } from './orders/order-numbers';
import { lastHeardOf } from './webhooks/last-heard';

/** What the doctor asks the services' database for. */
export function doctorBooks(db: Pick<Database, 'query'>): Books {
  return { lastHeard: lastHeardOf(db), knownOrders: ordersWithNumbers(db) };
}
