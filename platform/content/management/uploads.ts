import { newId } from '@/lib/core/ids';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** The statements that make the table. */
export const uploadTable = [
  'create table content_upload (id text primary key, body bytea not null, expires_at timestamptz not null, kept boolean not null default false)',
];

/** Files that were uploaded: each waits a day for an asset that it becomes the file of, and stays from then on. */
export class Uploads {
  constructor(private readonly db: Database) {}

  /** Takes a file; `expiresAt` as ISO text. */
  async add(body: Uint8Array): Promise<{ id: string; expiresAt: string }> {
    const upload = {
      id: newId(),
      expiresAt: new Date(now().getTime() + LIFE_MS).toISOString(),
    };
    await this.db.query('insert into content_upload (id, body, expires_at) values ($1, $2, $3)', [
      upload.id,
      Buffer.from(body),
      upload.expiresAt,
    ]);
    return upload;
  }

  /** When an upload ends, as ISO text; `null` for none that waits or stays. */
  async expiryOf(id: string): Promise<string | null> {
    const [row] = await this.db.query<{ expires_at: string | Date }>(
      'select expires_at from content_upload where id = $1 and (kept or expires_at > $2)',
      [id, now().toISOString()],
    );
    return row ? new Date(row.expires_at).toISOString() : null;
  }

  /** The bytes of an upload, or `null`. */
  async read(id: string): Promise<Buffer | null> {
    const [row] = await this.db.query<{ body: Uint8Array }>(
      'select body from content_upload where id = $1 and (kept or expires_at > $2)',
      [id, now().toISOString()],
    );
    return row ? Buffer.from(row.body) : null;
  }

  /** Has an upload stay. */
  async keep(id: string): Promise<void> {
    await this.db.query('update content_upload set kept = true where id = $1', [id]);
  }
}
