import type { Database, Queryable } from '@/services/database/database';
import type { Json } from '../engine/json';
import { saveResources } from '../engine/store';
import { hashSecret, matchesSecret } from './passwords';

export const API_CLIENT = 'ApiClient';

/** What decides over the tokens of an API client. */
export interface ApiClientDocument extends Json {
  ID: string;
  AppName?: string;
  Active?: boolean;
  IsAnonBuyer?: boolean;
  AllowSeller?: boolean;
  /** Minutes. */
  AccessTokenDuration?: number;
  /** Whom tokens stand for that nobody logged in for: a buyer user, or the seller's. */
  DefaultContextUserName?: string;
  /** The most a token may carry, whatever its user is given; empty or unset is no limit. */
  MaximumGrantedRoles?: string[];
}

/** An API client as the token endpoint needs it. */
export interface ApiClientRecord {
  client: ApiClientDocument;
  secretHash: string | null;
}

/** The API clients: read once each and kept until one is written. Secrets lie apart, hashed. */
export interface ApiClients {
  find(id: string): Promise<ApiClientRecord | null>;
  /** Whether `secret` is the client's; a right answer is remembered, for hashing takes its time. */
  admits(record: ApiClientRecord, secret: string): Promise<boolean>;
  /** Writes a whole client, inside a transaction where there is one; the secret there stays when none is given. */
  save(client: ApiClientDocument, secret?: string, handle?: Queryable): Promise<void>;
  /** Forgets what was read: a client was removed. */
  forget(): void;
}

/** Opens the API clients of a database. */
export function createApiClients(db: Database): ApiClients {
  const clientsByID = new Map<string, ApiClientRecord>();
  const admitted = new Map<string, string>();
  const forget = () => {
    clientsByID.clear();
    admitted.clear();
  };
  return {
    async find(id) {
      const key = id.toUpperCase();
      const kept = clientsByID.get(key);
      if (kept) return kept;
      const [row] = await db.query<{ doc: ApiClientDocument; secret_hash: string | null }>(
        `select r.doc, s.secret_hash from commerce.resource r left join commerce.api_client s on s.id = r.id
         where r.kind = $1 and r.parent = '' and r.id = $2`,
        [API_CLIENT, key],
      );
      if (!row) return null;
      const record = { client: row.doc, secretHash: row.secret_hash };
      clientsByID.set(key, record);
      return record;
    },
    async admits({ client, secretHash }, secret) {
      if (secretHash !== null && admitted.get(client.ID) === secret) return true;
      const right = await matchesSecret(secret, secretHash);
      if (right) admitted.set(client.ID, secret);
      return right;
    },
    async save(client, secret, handle = db) {
      const id = client.ID.toUpperCase();
      await saveResources(handle, { kind: API_CLIENT, parent: '', rows: [{ id, doc: client }] });
      if (secret)
        await handle.query(
          `insert into commerce.api_client (id, secret_hash) values ($1, $2)
           on conflict (id) do update set secret_hash = excluded.secret_hash`,
          [id, await hashSecret(secret)],
        );
      forget();
    },
    forget,
  };
}
