import type { Migration } from '@/services/database/migrate';
import { queueTable } from '../wire/queue';
import { cascading, leavingUsers } from './schema-cascades';
import { listing, visibility } from './schema-listing';

/** API clients are resources, of which the table of before keeps the secret alone; what is assigned to parties goes with either end. */
const setup: Migration = {
  name: '022-setup',
  statements: [
    'alter table commerce.api_client alter column doc drop not null',
    `create function commerce.unassign() returns trigger language plpgsql as $$ begin
      delete from commerce.resource r where r.kind in ('SecurityProfileAssignment', 'MessageSenderAssignment') and r.parent = ''
        and case old.kind
          when 'Buyer' then r.doc ->> 'BuyerID' = old.id
          when 'User' then r.doc ->> 'BuyerID' = old.parent and r.doc ->> 'UserID' = old.id
          when 'AdminUser' then r.doc ->> 'BuyerID' is null and r.doc ->> 'UserID' = old.id
          else r.kind = old.kind || 'Assignment' and r.doc ->> (old.kind || 'ID') = old.id end;
      return null; end $$`,
    `create trigger unassign after delete on commerce.resource for each row
      when (old.kind in ('Buyer', 'User', 'AdminUser', 'SecurityProfile', 'MessageSender')) execute function commerce.unassign()`,
  ],
};

/** Extended properties of products the shop filters on: the value of each, or the members of an array, is kept in `commerce.member`. */
export const INDEXED_XP = [
  'ProductCode',
  'Visible',
  'IsDefaultProduct',
  'IsWorkShopEvent',
] as const;

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
  {
    name: '003-accounts',
    statements: [
      'alter table commerce.password add column failures integer not null default 0, add column locked_until timestamptz',
      'create table commerce.revocation (uid bigint primary key references commerce.resource (uid) on delete cascade, tokens_from timestamptz not null)',
      `create table commerce.verification (
        code_hash text primary key, uid bigint not null references commerce.resource (uid) on delete cascade, expires_at timestamptz not null)`,
      'create index verification_user on commerce.verification (uid)',
      `create index resource_user_email on commerce.resource (lower(doc #>> '{Email}')) where kind = 'User'`,
    ],
  },
  {
    name: '004-members',
    statements: [
      'drop index commerce.resource_product_code',
      `create function commerce.members(value jsonb) returns text[] language sql immutable strict parallel safe as $$
        select case jsonb_typeof(value) when 'array'
          then (select coalesce(array_agg(lower(member)), '{}') from jsonb_array_elements_text(value) as member)
          else array[lower(value #>> '{}')] end $$`,
      ...INDEXED_XP.map(
        (name) =>
          `create index resource_xp_${name.toLowerCase()} on commerce.resource using gin (commerce.members(doc #> '{xp,${name}}')) where kind = 'Product'`,
      ),
    ],
  },
  {
    name: '005-members-plans',
    statements: [
      // Entries that wait to be merged are read one by one in every query, and the embedded engine has nobody who merges them.
      ...INDEXED_XP.map((name) => `commerce.resource_xp_${name.toLowerCase()}`).flatMap((index) => [
        `alter index ${index} set (fastupdate = off)`,
        `select gin_clean_pending_list('${index}')`,
      ]),
      // What the planner cannot know by itself: reading members costs more than looking them up, most products are active, codes are rare.
      'alter function commerce.members(jsonb) cost 10000',
      `create statistics commerce.resource_active (mcv) on kind, parent, (doc -> 'Active') from commerce.resource`,
      'alter index commerce.resource_xp_productcode alter column 1 set statistics 400',
    ],
  },
  {
    name: '006-member-table',
    // The planner misjudges an index over arrays; over a table of its own it always finds the few products of a code.
    statements: [
      ...INDEXED_XP.map((name) => `drop index commerce.resource_xp_${name.toLowerCase()}`),
      `create table commerce.member (
        name text, value text, uid bigint references commerce.resource (uid) on delete cascade, primary key (name, value, uid))`,
      'create index member_uid on commerce.member (uid)',
      `create function commerce.keep_members() returns trigger language plpgsql as $$ begin
        delete from commerce.member where uid = new.uid;
        insert into commerce.member select distinct known.name, one.value, new.uid
          from unnest(array[${INDEXED_XP.map((name) => `'${name}'`).join(', ')}]) as known (name)
          cross join lateral unnest(commerce.members(new.doc -> 'xp' -> known.name)) as one (value) where one.value is not null;
        return null; end $$`,
      `create trigger keep_members_new after insert on commerce.resource for each row when (new.kind = 'Product')
        execute function commerce.keep_members()`,
      `create trigger keep_members_changed after update of doc on commerce.resource for each row
        when (new.kind = 'Product' and old.doc -> 'xp' is distinct from new.doc -> 'xp') execute function commerce.keep_members()`,
      `insert into commerce.member select distinct known.name, one.value, r.uid from commerce.resource r
        cross join unnest(array[${INDEXED_XP.map((name) => `'${name}'`).join(', ')}]) as known (name)
        cross join lateral unnest(commerce.members(r.doc -> 'xp' -> known.name)) as one (value) where r.kind = 'Product' and one.value is not null`,
    ],
  },
  listing,
  visibility,
  cascading,
  leavingUsers,
  {
    name: '021-seller-users',
    statements: [
      `create unique index resource_seller_username on commerce.resource (lower(doc #>> '{Username}')) where kind = 'AdminUser'`,
    ],
  },
  setup,
];
