import type { Migration } from '@/services/database/migrate';

/** Extended properties that say yes or no about most products: whether one has the member `true` or `false` is kept as bits of `commerce.listed`. */
export const FLAGGED_XP = ['Visible', 'IsDefaultProduct', 'IsWorkShopEvent'] as const;

/** The bit of `commerce.listed.flags` that a product with this member of a flagged property has. */
export function flagOf(name: string, member: 'true' | 'false'): number {
  return (
    1 << (2 * FLAGGED_XP.findIndex((flagged) => flagged === name) + (member === 'true' ? 0 : 1))
  );
}

const FLAGS_SQL = FLAGGED_XP.flatMap((name) =>
  (['true', 'false'] as const).map(
    (member) =>
      `case when '${member}' = any(commerce.members(xp -> '${name}')) then ${flagOf(name, member)} else 0 end`,
  ),
).join(' + ');

/**
 * Narrow tables the shopper's lists are counted and ordered over (decision 039), kept by triggers in the statement that writes the
 * resource: `listed` has the active products of each catalog, `placed` the products of each category.
 */
export const listing: Migration = {
  name: '007-listing',
  statements: [
    'drop index commerce.resource_assigned_product',
    `create index resource_assigned_product on commerce.resource (kind, (doc #>> '{ProductID}'))
      where kind in ('CategoryProductAssignment', 'SpecProductAssignment', 'ProductCatalogAssignment')`,
    `create table commerce.listed (
      catalog text, id text, uid bigint not null references commerce.resource (uid) on delete cascade, flags integer not null, primary key (catalog, id))`,
    'create index listed_uid on commerce.listed (uid)',
    'create table commerce.placed (catalog text, category text, product text, list_order numeric, primary key (catalog, category, product))',
    'create index placed_product on commerce.placed (catalog, product)',
    `create function commerce.flags(xp jsonb) returns integer language sql immutable parallel safe as $$ select ${FLAGS_SQL} $$`,
    `create function commerce.list_product() returns trigger language plpgsql as $$ begin
      if new.doc -> 'Active' is distinct from 'true' then
        delete from commerce.listed where uid = new.uid;
      else
        insert into commerce.listed select a.doc ->> 'CatalogID', new.id, new.uid, commerce.flags(new.doc -> 'xp') from commerce.resource a
          where a.kind = 'ProductCatalogAssignment' and a.parent = '' and a.doc #>> '{ProductID}' = new.id
          on conflict (catalog, id) do update set flags = excluded.flags where commerce.listed.flags <> excluded.flags;
      end if;
      return null; end $$`,
    `create trigger list_product_new after insert on commerce.resource for each row when (new.kind = 'Product') execute function commerce.list_product()`,
    `create trigger list_product_changed after update of doc on commerce.resource for each row
      when (new.kind = 'Product' and (old.doc -> 'Active' is distinct from new.doc -> 'Active' or old.doc -> 'xp' is distinct from new.doc -> 'xp'))
      execute function commerce.list_product()`,
    // The share lock makes it wait for whoever is just switching the product off.
    `create function commerce.list_assignment() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        delete from commerce.listed where catalog = old.doc ->> 'CatalogID' and id = old.doc ->> 'ProductID';
      else
        insert into commerce.listed select new.doc ->> 'CatalogID', p.id, p.uid, commerce.flags(p.doc -> 'xp') from commerce.resource p
          where p.kind = 'Product' and p.parent = '' and p.id = new.doc ->> 'ProductID' and p.doc -> 'Active' = 'true' for share
          on conflict do nothing;
      end if;
      return null; end $$`,
    ...['insert', 'delete'].map(
      (
        event,
      ) => `create trigger list_assignment_${event} after ${event} on commerce.resource for each row
      when (${event === 'delete' ? 'old' : 'new'}.kind = 'ProductCatalogAssignment') execute function commerce.list_assignment()`,
    ),
    `create function commerce.place_product() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        delete from commerce.placed where catalog = old.parent and category = old.doc ->> 'CategoryID' and product = old.doc ->> 'ProductID';
      else
        insert into commerce.placed values (new.parent, new.doc ->> 'CategoryID', new.doc ->> 'ProductID', (new.doc ->> 'ListOrder')::numeric)
          on conflict (catalog, category, product) do update set list_order = excluded.list_order;
      end if;
      return null; end $$`,
    ...['insert', 'update of doc', 'delete'].map(
      (
        event,
      ) => `create trigger place_product_${event.slice(0, 6)} after ${event} on commerce.resource for each row
      when (${event === 'delete' ? 'old' : 'new'}.kind = 'CategoryProductAssignment') execute function commerce.place_product()`,
    ),
    `insert into commerce.listed select a.doc ->> 'CatalogID', p.id, p.uid, commerce.flags(p.doc -> 'xp') from commerce.resource a
      join commerce.resource p on p.kind = 'Product' and p.parent = '' and p.id = a.doc ->> 'ProductID' and p.doc -> 'Active' = 'true'
      where a.kind = 'ProductCatalogAssignment' and a.parent = '' on conflict do nothing`,
    `insert into commerce.placed select parent, doc ->> 'CategoryID', doc ->> 'ProductID', (doc ->> 'ListOrder')::numeric from commerce.resource
      where kind = 'CategoryProductAssignment' on conflict do nothing`,
  ],
};

/** Who may see what of a catalog, as the vendor documents product visibility. */
export const visibility: Migration = {
  name: '008-visibility',
  statements: [
    // What was stocked before assignments counted goes on being seen.
    `insert into commerce.resource (kind, parent, id, doc)
      select 'CatalogAssignment', '', (b.doc ->> 'DefaultCatalogID') || '/' || b.id,
        jsonb_build_object('CatalogID', b.doc -> 'DefaultCatalogID', 'BuyerID', b.id, 'ViewAllCategories', true, 'ViewAllProducts', true)
      from commerce.resource b where b.kind = 'Buyer' and b.doc ? 'DefaultCatalogID' on conflict do nothing`,
    // The buyer's assignment to an active catalog, or nothing.
    `create function commerce.opened(buyer text, catalog text) returns jsonb language sql stable as $$
      select mine.doc from commerce.resource c
      join commerce.resource mine on mine.kind = 'CatalogAssignment' and mine.parent = '' and mine.id = catalog || '/' || buyer
      where c.kind = 'Catalog' and c.parent = '' and c.id = catalog and c.doc -> 'Active' = 'true' $$`,
    // Whether a buyer who does not see every product sees this one: assigned itself, or below an assigned category.
    `create function commerce.assigned(buyer text, catalog text, product text) returns boolean language sql stable as $$
      select exists (select 1 from commerce.resource a where a.kind = 'ProductAssignment' and a.parent = '' and a.id = product || '/' || buyer)
      or exists (
        with recursive up as (
          select k.id, k.doc from commerce.placed p join commerce.resource k on k.kind = 'Category' and k.parent = p.catalog and k.id = p.category
          where p.catalog = assigned.catalog and p.product = assigned.product and k.doc -> 'Active' = 'true'
          union
          select k.id, k.doc from up join commerce.resource k on k.kind = 'Category' and k.parent = assigned.catalog and k.id = up.doc ->> 'ParentID'
          where k.doc -> 'Active' = 'true')
        select 1 from up join commerce.resource a on a.kind = 'CategoryAssignment' and a.parent = assigned.catalog and a.id = up.id || '/' || buyer
        where a.doc -> 'ViewAllProducts' = 'true') $$`,
  ],
};
