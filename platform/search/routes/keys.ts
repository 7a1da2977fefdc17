import { randomBytes } from 'node:crypto';
import { isSameText } from '@/lib/core/signature';
import type { Database } from '@/services/database/database';
import type { SearchAccount } from '../account';

export const acls = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'listIndexes',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'recommendation',
  'usage',
  'logs',
  'seeUnretrievableAttributes',
] as const;
export type Acl = (typeof acls)[number];

/** What a key opens. No `indexes` means all of them; a pattern may begin or end with `*`. */
export interface ApiKey {
  value: string;
  acl: Acl[];
  description: string;
  indexes: string[];
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970 from which it opens nothing; 0 never. */
  expiresAt: number;
  /** The one key that may do everything, keys included. */
  admin: boolean;
}

/** The application's keys: its own two, and those that were made. */
export class KeyRing {
  readonly appId: string;
  private readonly own: readonly ApiKey[];
  private made: ApiKey[] = [];

  constructor(
    private readonly db: Database,
    { appId, adminKey, searchKey }: SearchAccount,
  ) {
    this.appId = appId;
    const always = { indexes: [], createdAt: 0, expiresAt: 0 };
    this.own = [
      {
        ...always,
        value: adminKey,
        acl: [...acls],
        description: 'Admin API Key',
        admin: true,
      },
      {
        ...always,
        value: searchKey,
        acl: ['search'],
        description: 'Search-only API Key',
        admin: false,
      },
    ];
  }

  async restore(): Promise<void> {
    this.made = (
      await this.db.query<{ doc: ApiKey }>(
        "select doc from search_key order by doc ->> 'createdAt'",
      )
    ).map(({ doc }) => doc);
  }

  list(): ApiKey[] {
    return [...this.own, ...this.made];
  }

  /** The key of that value, if it still opens anything. */
  find(value: string, at: Date): ApiKey | undefined {
    return this.list().find(
      (key) =>
        isSameText(key.value, value) && (key.expiresAt === 0 || key.expiresAt > at.getTime()),
    );
  }

  /** Makes a key. */
  async add(
    rights: Pick<ApiKey, 'acl' | 'description' | 'indexes' | 'expiresAt'>,
    at: Date,
  ): Promise<ApiKey> {
    const key: ApiKey = {
      ...rights,
      value: randomBytes(16).toString('hex'),
      createdAt: at.getTime(),
      admin: false,
    };
    await this.db.query('insert into search_key (value, doc) values ($1, $2::jsonb)', [
      key.value,
      JSON.stringify(key),
    ]);
    this.made.push(key);
    return key;
  }

  /** Gives a key that was made other rights; returns whether there is one. */
  async update(
    value: string,
    rights: Pick<ApiKey, 'acl' | 'description' | 'indexes' | 'expiresAt'>,
  ): Promise<boolean> {
    const there = this.made.find((key) => key.value === value);
    if (!there) return false;
    const key = { ...there, ...rights };
    await this.db.query('update search_key set doc = $2::jsonb where value = $1', [
      value,
      JSON.stringify(key),
    ]);
    this.made = this.made.map((each) => (each === there ? key : each));
    return true;
  }

  /** Deletes a key that was made; returns whether there was one. */
  async remove(value: string): Promise<boolean> {
    const gone = await this.db.query('delete from search_key where value = $1 returning value', [
      value,
    ]);
    this.made = this.made.filter((key) => key.value !== value);
    return gone.length > 0;
  }
}

/** Whether a key opens an index. */
export function opensIndex({ indexes }: ApiKey, name: string): boolean {
  return (
    indexes.length === 0 ||
    indexes.some((pattern) => {
      const [start, end] = [pattern.startsWith('*'), pattern.endsWith('*')];
      const core = pattern.slice(start ? 1 : 0, end ? -1 : undefined);
      if (start && end) return name.includes(core);
      if (start) return name.endsWith(core);
      return end ? name.startsWith(core) : name === core;
    })
  );
}
