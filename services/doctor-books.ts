import type { Books } from '@/provision/doctor/examinations';
import type { Database } from './database/database';
import { openDatabase } from './database/open';
import { ordersWithNumbers } from './orders/order-numbers';
import { lastHeardOf } from './webhooks/last-heard';

/** What the doctor asks the services' database for. */
export function doctorBooks(db: Pick<Database, 'query'>): Books {
  return { lastHeard: lastHeardOf(db), knownOrders: ordersWithNumbers(db) };
}

/** The books of a database by its address. Where it cannot be opened `fault` says why, and so does each question; the vendors can be looked at all the same. */
export async function openDoctorBooks(
  databaseUrl: string,
): Promise<{ books: Books; fault?: string; close(): Promise<void> }> {
  try {
    const db = await openDatabase({ databaseUrl });
    return { books: doctorBooks(db), close: () => db.close() };
  } catch (error) {
    const refuse = () => Promise.reject(error as Error);
    return {
      books: { lastHeard: refuse, knownOrders: refuse },
      fault: (error as Error).message,
      close: () => Promise.resolve(),
    };
  }
}
