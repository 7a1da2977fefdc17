import type { Database } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import type { CommerceStock, StockUser } from '@/platform/stock/stock-shape';
import { assignmentId } from './engine/assign';
import { prune } from './engine/document';
import type { Json } from './engine/json';
import { saveResources, type Batch } from './engine/store';
import type { ApiClients } from './tokens/api-client';
import { orderBatches } from './load-orders';
import { setupBatches, setupOf } from './setup/load-setup';
import type { UserKind } from './tokens/accounts';
import { hashSecret } from './tokens/passwords';

const ROWS_PER_STATEMENT = 2000;

/** Writes a whole shop, thousands of rows to a statement, passwords hashed; all of it or nothing. */
export async function loadStock(
  db: Database,
  clients: ApiClients,
  stock: CommerceStock,
): Promise<void> {
  const sellerUsers = stock.sellerUsers ?? [];
  const hashes = [
    ...(await hashPasswords('User', stock.users)),
    ...(await hashPasswords('AdminUser', sellerUsers)),
  ];
  const setup = setupOf(stock);
  await db.tx(async (handle) => {
    for (const batch of [...batches(stock), ...setupBatches(setup)]) {
      for (let start = 0; start < batch.rows.length; start += ROWS_PER_STATEMENT) {
        await saveResources(handle, {
          ...batch,
          rows: batch.rows.slice(start, start + ROWS_PER_STATEMENT),
        });
      }
    }
    await handle.query(
      `insert into commerce.password (uid, hash)
       select u.uid, given.hash from jsonb_to_recordset($1::jsonb) as given (kind text, parent text, id text, hash text)
       join commerce.resource u on u.kind = given.kind and u.parent = given.parent and u.id = given.id
       on conflict (uid) do update set hash = excluded.hash`,
      [
        JSON.stringify(
          hashes.map((each) => ({ ...each, parent: each.kind === 'User' ? stock.buyer.ID : '' })),
        ),
      ],
    );
  });
  // The embedded engine gathers no statistics by itself; without them it plans for an empty table.
  await db.query('analyze commerce.resource');
  // Vacuumed too, they are counted from their indexes alone.
  await db.query('vacuum analyze commerce.member, commerce.listed, commerce.placed');
  for (const { client, secret } of setup.clients) await clients.save(client, secret);
}

function batches(stock: CommerceStock): Batch[] {
  const buyerID = stock.buyer.ID;
  const made = { DateCreated: now().toISOString() };
  const root = (kind: string, docs: readonly { ID: string }[], more: Json = {}) =>
    under(kind, '', docs, more);
  return [
    root('Buyer', [stock.buyer], made),
    root('Catalog', stock.catalogs),
    {
      kind: 'CatalogAssignment',
      parent: '',
      rows: stock.catalogs.map(({ ID: CatalogID }) => ({
        id: assignmentId(CatalogID, buyerID),
        doc: { CatalogID, BuyerID: buyerID, ViewAllCategories: true, ViewAllProducts: true },
      })),
    },
    root('PriceSchedule', stock.priceSchedules),
    root('Product', stock.products, made),
    root(
      'Spec',
      stock.specs.map(({ spec }) => spec),
    ),
    ...stock.specs.map(({ spec, options }) => under('SpecOption', spec.ID, options)),
    {
      kind: 'SpecProductAssignment',
      parent: '',
      rows: stock.specAssignments.map((it) => ({
        id: assignmentId(String(it.SpecID), String(it.ProductID)),
        doc: prune({ ...it }),
      })),
    },
    {
      kind: 'ProductCatalogAssignment',
      parent: '',
      rows: stock.catalogs.flatMap(({ ID: CatalogID }) =>
        stock.products.map(({ ID: ProductID }) => ({
          id: assignmentId(CatalogID, ProductID),
          doc: { CatalogID, ProductID },
        })),
      ),
    },
    ...stock.catalogs.flatMap(({ ID }) => [
      under(
        'Category',
        ID,
        stock.categories.filter((it) => it.catalogID === ID).map((it) => it.category),
      ),
      {
        kind: 'CategoryProductAssignment',
        parent: ID,
        rows: stock.categoryAssignments
          .filter((it) => it.catalogID === ID)
          .map(({ catalogID: _parent, ...it }) => ({
            id: assignmentId(String(it.CategoryID), String(it.ProductID)),
            doc: prune({ ...it }),
          })),
      },
    ]),
    under('Address', buyerID, stock.buyerAddresses, made),
    under(
      'User',
      buyerID,
      stock.users.map(({ password: _secret, addresses: _own, Password: _none, ...user }) => user),
      { ...made, CompanyID: buyerID },
    ),
    root(
      'AdminUser',
      (stock.sellerUsers ?? []).map(({ password: _secret, ...user }) => user),
      made,
    ),
    ...stock.users.map(({ ID, addresses = [] }) =>
      under('UserAddress', ID, addresses, { ...made, Editable: true }),
    ),
    ...orderBatches(stock),
  ];
}

function under(
  kind: string,
  parent: string,
  docs: readonly { ID: string }[],
  more: Json = {},
): Batch {
  return {
    kind,
    parent,
    rows: docs.map((doc) => ({ id: doc.ID, doc: prune({ ...more, ...doc }) })),
  };
}

async function hashPasswords(
  kind: UserKind,
  users: readonly Pick<StockUser, 'ID' | 'password'>[],
): Promise<{ kind: UserKind; id: string; hash: string }[]> {
  const withPassword = users.filter((user) => user.password);
  return Promise.all(
    withPassword.map(async (user) => ({
      kind,
      id: user.ID,
      hash: await hashSecret(user.password ?? ''),
    })),
  );
}
