import type { Migration } from '@/services/database/migrate';

/** The numbers people use for orders (ruling 35), and the sequence they come from. */
export const orderNumberTables: Migration = {
  name: '026-order-numbers',
  statements: [
    'create sequence services.order_serial minvalue 0 start with 0',
    `create table services.order_number (
      order_id text primary key,
      number text not null unique,
      given_at timestamptz not null default now())`,
  ],
};

/** Links by which an order is followed without an account, as digests of their tokens, and the codes that are mailed to whoever looks an order up. */
export const orderLinkTables: Migration = {
  name: '027-order-links',
  statements: [
    `create table services.order_link (
      hash text primary key,
      role text not null check (role in ('sender', 'recipient', 'rescue')),
      order_id text not null,
      shipment_id text,
      until timestamptz not null,
      made_at timestamptz not null default now(),
      check ((role = 'sender') = (shipment_id is null)))`,
    'create index order_link_order on services.order_link (order_id)',
    `create table services.order_code (
      id text primary key,
      order_id text,
      digest text not null,
      tries integer not null default 0,
      until timestamptz not null)`,
    'create index order_code_order on services.order_code (order_id)',
  ],
};

/** When a link was ended before its day, and who of the shop did so. */
export const orderLinkEnds: Migration = {
  name: '045-order-link-ends',
  statements: [
    'alter table services.order_link add column ended_at timestamptz, add column ended_by text',
  ],
};

/** What happened to shipments of placed orders: never changed, each event once under the key its teller gave it. */
export const shipmentEventTables: Migration = {
  name: '028-shipment-events',
  statements: [
    `create table services.shipment_event (
      order_id text not null,
      key text not null,
      shipment_id text not null,
      state text not null,
      round integer not null check (round > 0),
      at timestamptz not null,
      note text,
      recorded_at timestamptz not null default now(),
      primary key (order_id, key))`,
    'create index shipment_event_left on services.shipment_event (recorded_at, state)',
  ],
};

/** Photos of shipments: what they show and who took them; the pictures lie in the private container, each under its ID. */
export const photoTables: Migration = {
  name: '030-photos',
  statements: [
    `create table services.photo (
      id text primary key,
      order_id text not null,
      event_key text not null,
      shipment_id text not null,
      state text not null,
      round integer not null,
      width integer not null,
      height integer not null,
      taken_by text not null,
      kept_at timestamptz not null default now(),
      hidden_at timestamptz)`,
    'create index photo_order on services.photo (order_id, event_key)',
    'create index photo_kept on services.photo (kept_at)',
  ],
};
