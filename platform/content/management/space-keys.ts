import { randomBytes } from 'node:crypto';
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import type { ContentAccount } from '../account';

/** A key that reads: a token for what is published, and one for drafts. */
export interface SpaceKey {
  id: string;
  previewID: string;
  name: string;
  description: string | null;
  accessToken: string;
  previewToken: string;
  environments: string[];
}

/** The keys of a space that read: the one it was given by hand, and those that the management API made. */
export class SpaceKeys {
  private made: SpaceKey[] = [];
  private readonly own: readonly SpaceKey[];

  constructor(
    private readonly db: Database,
    readonly account: ContentAccount,
  ) {
    const { accessToken, previewToken, environment } = account;
    this.own =
      accessToken === null || previewToken === null
        ? []
        : [
            {
              id: 'by-hand',
              previewID: 'by-hand-preview',
              name: 'Made by hand',
              description: null,
              accessToken,
              previewToken,
              environments: [environment],
            },
          ];
  }

  /** Fills the memory from the database. */
  async restore(): Promise<void> {
    const rows = await this.db.query<{ doc: SpaceKey }>(
      'select doc from content_api_key order by id',
    );
    this.made = rows.map(({ doc }) => doc);
  }

  list(): SpaceKey[] {
    return [...this.own, ...this.made];
  }

  /** Makes a key. */
  async add(
    description: Pick<SpaceKey, 'name' | 'description' | 'environments'>,
  ): Promise<SpaceKey> {
    const token = () => randomBytes(32).toString('base64url');
    const key: SpaceKey = {
      ...description,
      id: newId(),
      previewID: newId(),
      accessToken: token(),
      previewToken: token(),
    };
    await this.db.query('insert into content_api_key (id, doc) values ($1, $2::jsonb)', [
      key.id,
      JSON.stringify(key),
    ]);
    this.made.push(key);
    return key;
  }

  /** Deletes a key that was made; returns whether there was one. */
  async remove(id: string): Promise<boolean> {
    const gone = await this.db.query('delete from content_api_key where id = $1 returning id', [
      id,
    ]);
    this.made = this.made.filter((key) => key.id !== id);
    return gone.length > 0;
  }
}
