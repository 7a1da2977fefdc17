import type { Database } from '@/services/database/database';
import type { StockApiClient } from '@/platform/stock/stock-shape';
import { hashSecret, matchesSecret } from './passwords';

/** An API client as the token endpoint needs it. */
export interface ApiClientRecord {
  client: Omit<StockApiClient, 'ClientSecret'>;
  secretHash: string | null;
}

/** The API clients: read once each and kept, since they change only with the stock. */
export interface ApiClients {
  find(id: string): Promise<ApiClientRecord | null>;
  /** Whether `secret` is the client's; a right answer is remembered, for hashing takes its time. */
  admits(record: ApiClientRecord, secret: string): Promise<boolean>;
  save(clients: readonly StockApiClient[]): Promise<void>;
}

/** Opens the API clients of a database. */
export function createApiClients(db: Database): ApiClients {
  const known = new Map<string, ApiClientRecord>();
  const admitted = new Map<string, string>();
  return {
    async find(id) {
      const key = id.toUpperCase();
      const kept = known.get(key);
      if (kept) return kept;
      const [row] = await db.query<{ doc: ApiClientRecord['client']; secret_hash: string | null }>(
        'select doc, secret_hash from commerce.api_client where id = $1',
        [key],
      );
      if (!row) return null;
      const record = { client: row.doc, secretHash: row.secret_hash };
      known.set(key, record);
      return record;
    },
    async admits({ client, secretHash }, secret) {
      if (secretHash !== null && admitted.get(client.ID) === secret) return true;
      const right = await matchesSecret(secret, secretHash);
      if (right) admitted.set(client.ID, secret);
      return right;
    },
    async save(clients) {
      for (const { ClientSecret, ...client } of clients) {
        await db.query(
          `insert into commerce.api_client (id, doc, secret_hash) values ($1, $2, $3)
           on conflict (id) do update set doc = excluded.doc, secret_hash = excluded.secret_hash`,
          [
            client.ID.toUpperCase(),
            JSON.stringify(client),
            ClientSecret ? await hashSecret(ClientSecret) : null,
          ],
        );
      }
      known.clear();
      admitted.clear();
    },
  };
}
