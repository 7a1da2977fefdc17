import type { Migration } from '@/services/database/migrate';

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
