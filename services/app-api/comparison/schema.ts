import type { Migration } from '@/services/database/migrate';

/** How far the orders of the commerce platform were compared with the journal: one row, made at the first comparison. */
export const comparisonTables: Migration = {
  name: '013-order-comparison',
  statements: [
    'create table services.order_comparison (one boolean primary key default true check (one), since timestamptz not null, compared_until timestamptz not null)',
  ],
};
