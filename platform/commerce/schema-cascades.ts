import type { Migration } from '@/services/database/migrate';

/** What goes with a resource that is deleted: the rows of these kinds that lie under it, or name it in a field. */
interface Cascade {
  kind: string;
  /** The field that names it; without one the rows lie under it. */
  field?: string;
  /** Whether the naming rows lie where it lies itself (in the same catalog, of the same buyer). */
  beside?: true;
}

const cascades: Record<string, Cascade[]> = {
  Product: [
    'CategoryProductAssignment',
    'SpecProductAssignment',
    'ProductCatalogAssignment',
    'ProductAssignment',
  ].map((kind) => ({ kind, field: 'ProductID' })),
  Spec: [{ kind: 'SpecOption' }, { kind: 'SpecProductAssignment', field: 'SpecID' }],
  PriceSchedule: [{ kind: 'ProductAssignment', field: 'PriceScheduleID' }],
  Catalog: [
    { kind: 'Category' },
    { kind: 'CategoryProductAssignment' },
    { kind: 'CategoryAssignment' },
    { kind: 'ProductCatalogAssignment', field: 'CatalogID' },
    { kind: 'CatalogAssignment', field: 'CatalogID' },
  ],
  Category: [
    { kind: 'Category', field: 'ParentID', beside: true },
    { kind: 'CategoryProductAssignment', field: 'CategoryID', beside: true },
    { kind: 'CategoryAssignment', field: 'CategoryID', beside: true },
  ],
  Buyer: [
    ...[
      'User',
      'Address',
      'CreditCard',
      'SpendingAccount',
      'AddressAssignment',
      'CreditCardAssignment',
      'SpendingAccountAssignment',
    ].map((kind) => ({ kind })),
    ...['CatalogAssignment', 'CategoryAssignment', 'ProductAssignment'].map((kind) => ({
      kind,
      field: 'BuyerID',
    })),
  ],
  User: [
    { kind: 'UserAddress' },
    { kind: 'UserCreditCard' },
    ...['AddressAssignment', 'CreditCardAssignment', 'SpendingAccountAssignment'].map((kind) => ({
      kind,
      field: 'UserID',
      beside: true as const,
    })),
  ],
  Address: [{ kind: 'AddressAssignment', field: 'AddressID', beside: true }],
  CreditCard: [{ kind: 'CreditCardAssignment', field: 'CreditCardID', beside: true }],
  SpendingAccount: [
    { kind: 'SpendingAccountAssignment', field: 'SpendingAccountID', beside: true },
  ],
  Order: [{ kind: 'LineItem' }, { kind: 'Payment' }],
  Shipment: [{ kind: 'ShipmentItem' }],
};

function deletion({ kind, field, beside }: Cascade): string {
  const place =
    field === undefined
      ? 'r.parent = old.id'
      : `${beside ? 'r.parent = old.parent and ' : ''}r.doc #>> '{${field}}' = old.id`;
  return `delete from commerce.resource r where r.kind = '${kind}' and ${place};`;
}

/** What an order shows of its user beside name and e-mail is the user's own: it follows a new username, and goes with the user. */
export const leavingUsers: Migration = {
  name: '020-leaving-users',
  statements: [
    `create function commerce.follow_user() returns trigger language plpgsql as $$
    declare shown jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else jsonb_build_object('Username', new.doc -> 'Username') end;
    begin
      update commerce.resource r set doc = jsonb_set(r.doc, '{FromUser}', ((r.doc -> 'FromUser') - array['Username', 'Phone', 'xp', 'DateCreated']) || shown), version = r.version + 1
        where r.kind = 'Order' and r.parent = '' and r.doc #>> '{FromUserID}' = old.id;
      return null; end $$`,
    `create trigger user_leaves after delete on commerce.resource for each row when (old.kind = 'User') execute function commerce.follow_user()`,
    `create trigger user_renamed after update on commerce.resource for each row
      when (new.kind = 'User' and old.doc ->> 'Username' is distinct from new.doc ->> 'Username') execute function commerce.follow_user()`,
  ],
};

/** Deleting a resource takes with it what would be left without it, in the same statement; what it was to a product is unset. */
export const cascading: Migration = {
  name: '009-cascades',
  statements: [
    `create function commerce.cascade() returns trigger language plpgsql as $$ begin
      case old.kind
      ${Object.entries(cascades)
        .map(([kind, dependents]) => `when '${kind}' then ${dependents.map(deletion).join(' ')}`)
        .join('\n')}
      else null; end case;
      if old.kind = 'PriceSchedule' then
        update commerce.resource r set doc = r.doc - 'DefaultPriceScheduleID', version = r.version + 1
          where r.kind = 'Product' and r.parent = '' and r.doc #>> '{DefaultPriceScheduleID}' = old.id;
      end if;
      return null; end $$`,
    `create trigger cascade after delete on commerce.resource for each row
      when (old.kind in (${Object.keys(cascades)
        .map((kind) => `'${kind}'`)
        .join(', ')})) execute function commerce.cascade()`,
  ],
};
