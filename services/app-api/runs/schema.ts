import type { Migration } from '@/services/database/migrate';

/** Places on delivery runs: a row per run of a day to lock, and a row per stop that an attempt to place an order holds or has. */
export const runTables: Migration = {
  name: '008-delivery-runs',
  statements: [
    'create table services.delivery_run (day date not null, run text not null, primary key (day, run))',
    `create table services.run_place (
      order_id text not null,
      attempt integer not null,
      shipment_id text not null,
      day date not null,
      run text not null,
      kept boolean not null default false,
      primary key (order_id, attempt, shipment_id),
      foreign key (day, run) references services.delivery_run)`,
    'create index run_place_day on services.run_place (day, run)',
  ],
};
