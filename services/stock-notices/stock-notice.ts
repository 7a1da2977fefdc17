import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { isId } from '@/lib/core/ids';
import type { Migration } from '@/services/database/migrate';
import { sql, type Store } from '@/services/database/statements';

/** Who wants to hear when a product can be bought again: one row per product and mailbox, which ends with its mail. */
export const stockNoticeTables: Migration = {
  name: '023-stock-notices',
  statements: [
    `create table services.stock_notice (id uuid primary key, product_id text not null, email text not null,
      asked_at timestamptz not null default now())`,
    'create unique index stock_notice_once on services.stock_notice (product_id, lower(email))',
    'create index stock_notice_email on services.stock_notice (lower(email))',
  ],
};

/** `POST /internal/stock-notices`: a mailbox that wants to hear when a product can be bought again. */
export const stockNoticeSchema = z.strictObject({
  NoticeID: z.uuid(),
  ProductID: z.string().refine(isId),
  Email: emailSchema(),
});

/** `POST /internal/stock-notices/end`: a notice that is not wanted any more. */
export const endedNoticeSchema = z.strictObject({ NoticeID: z.uuid() });

/** Keeps a notice. Asked again for the same product and mailbox, the later one takes the place of the earlier. */
export async function keepStockNotice(
  store: Store,
  { NoticeID, ProductID, Email }: z.output<typeof stockNoticeSchema>,
): Promise<void> {
  await store.transact(function* () {
    yield* sql(
      'delete from services.stock_notice where product_id = $1 and lower(email) = lower($2) and id <> $3::uuid',
      [ProductID, Email, NoticeID],
    );
    yield* sql(
      'insert into services.stock_notice (id, product_id, email) values ($1::uuid, $2, $3) on conflict do nothing',
      [NoticeID, ProductID, Email],
    );
  });
}

/** Ends a notice: because it is not wanted any more, or because its mail went out. Returns whether there was one: another may have taken its place. */
export async function endStockNotice(store: Store, id: string): Promise<boolean> {
  const ended = await store.query(
    'delete from services.stock_notice where id = $1::uuid returning id',
    [id],
  );
  return ended.length > 0;
}

/** The mailbox of a notice; `null` when it has ended. */
export async function mailboxOf(store: Store, id: string): Promise<string | null> {
  const [row] = await store.query<{ email: string }>(
    'select email from services.stock_notice where id = $1::uuid',
    [id],
  );
  return row?.email ?? null;
}
