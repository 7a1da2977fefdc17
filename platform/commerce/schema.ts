import type { Migration } from '@/lib/database/migrate';
import { queueTable } from '../wire/queue';

/** The queue of what the platform sends out on its own: webhooks and mail. */
export const DELIVERIES = 'commerce.delivery';

/** Tables of the commerce platform. Every resource and assignment is a row of `resource`; secrets lie apart from what is listed. */
export const migrations: Migration[] = [
  {
    name: '001-resources',
    statements: [
      'create schema if not exists commerce',
      `create table commerce.resource (
        kind text not null,
        parent text not null default '',
        id text not null,
        doc jsonb not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        uid bigint generated always as identity unique,
        primary key (kind, parent, id)
      )`,
      `create index resource_product_code on commerce.resource ((doc #>> '{xp,ProductCode}')) where kind = 'Product'`,
      `create index resource_active_product on commerce.resource (id) where kind = 'Product' and parent = '' and doc -> 'Active' = 'true'`,
      `create index resource_order_user on commerce.resource ((doc #>> '{FromUserID}')) where kind = 'Order'`,
      `create unique index resource_username on commerce.resource (lower(doc #>> '{Username}')) where kind = 'User'`,
      `create index resource_category_parent on commerce.resource (parent, (doc #>> '{ParentID}')) where kind = 'Category'`,
      `create index resource_assigned_product on commerce.resource (kind, (doc #>> '{ProductID}'))
        where kind in ('CategoryProductAssignment', 'SpecProductAssignment')`,
      `create table commerce.password (
        uid bigint primary key references commerce.resource (uid) on delete cascade, hash text not null)`,
      'create table commerce.api_client (id text primary key, doc jsonb not null, secret_hash text)',
      'create table commerce.signing_key (kid text primary key, private_jwk jsonb not null, created_at timestamptz not null default now())',
      `create table commerce.refresh_token (
        token_hash text primary key, uid bigint not null references commerce.resource (uid) on delete cascade,
        client_id text not null, roles text[] not null, expires_at timestamptz not null)`,
    ],
  },
  { name: '002-deliveries', statements: queueTable(DELIVERIES) },
];
