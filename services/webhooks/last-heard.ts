import type { LastHeard } from '@/provision/doctor/ordercloud';
import type { Database } from '@/services/database/database';

/** When the services' database last took a webhook of a vendor. */
export function lastHeardOf(db: Pick<Database, 'query'>): LastHeard {
  return async (vendor) => {
    const [row] = await db.query<{ last: Date | string | null }>(
      'select max(received_at) as last from services.webhook_seen where id like $1',
      [`${vendor} %`],
    );
    return row?.last ? new Date(row.last) : null;
  };
}
