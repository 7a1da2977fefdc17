import type { Queryable } from '@/services/database/database';
import type { Assignment } from './engine/assign';
import type { Json } from './engine/json';
import { refusal } from './errors';
import { models } from './models';

/** A product is assigned to a buyer only within a catalog both belong to. */
async function inBuyerCatalog(handle: Queryable, { ProductID, BuyerID }: Json): Promise<void> {
  const shared = await handle.query(
    `select 1 from commerce.resource m join commerce.resource p on p.kind = 'ProductCatalogAssignment' and p.parent = '' and p.id = (m.doc ->> 'CatalogID') || '/' || $1
     where m.kind = 'CatalogAssignment' and m.parent = '' and m.doc ->> 'BuyerID' = $2 limit 1`,
    [ProductID, BuyerID],
  );
  if (shared.length === 0)
    throw refusal('Product.CannotAssignNotInBuyerCatalog', { ProductID, BuyerID });
}

const toUser = { field: 'UserID', kind: 'User', belowParent: true, optional: true } as const;

/** The assignments between resources. */
export const assignments: readonly Assignment[] = [
  {
    kind: 'CategoryProductAssignment',
    model: models.CategoryProductAssignment,
    path: '/catalogs/:catalogID/categories/productassignments',
    parentParam: 'catalogID',
    deletePath: '/catalogs/:catalogID/categories/:categoryID/productassignments/:productID',
    ends: [
      { field: 'CategoryID', kind: 'Category', belowParent: true },
      { field: 'ProductID', kind: 'Product' },
    ],
    read: ['CategoryReader', 'CategoryAdmin'],
    write: ['CategoryAdmin'],
  },
  {
    kind: 'ProductCatalogAssignment',
    model: models.ProductCatalogAssignment,
    path: '/catalogs/productassignments',
    deletePath: '/catalogs/:catalogID/productassignments/:productID',
    ends: [
      { field: 'CatalogID', kind: 'Catalog' },
      { field: 'ProductID', kind: 'Product' },
    ],
    read: ['CatalogReader', 'CatalogAdmin'],
    write: ['CatalogAdmin'],
  },
  {
    kind: 'SpecProductAssignment',
    model: models.SpecProductAssignment,
    path: '/specs/productassignments',
    deletePath: '/specs/:specID/productassignments/:productID',
    ends: [
      { field: 'SpecID', kind: 'Spec' },
      { field: 'ProductID', kind: 'Product' },
    ],
    filtered: true,
    read: ['ProductReader', 'ProductAdmin'],
    write: ['ProductAdmin'],
  },
  ...(['Address', 'CreditCard', 'SpendingAccount'] as const).map((kind): Assignment => {
    const folder = {
      Address: 'addresses',
      CreditCard: 'creditcards',
      SpendingAccount: 'spendingaccounts',
    }[kind];
    const id = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}ID`;
    return {
      kind: `${kind}Assignment`,
      model: models[`${kind}Assignment`],
      path: `/buyers/:buyerID/${folder}/assignments`,
      parentParam: 'buyerID',
      deletePath: `/buyers/:buyerID/${folder}/:${id}/assignments`,
      ends: [{ field: `${kind}ID`, kind, belowParent: true }, toUser],
      read: [`${kind}Reader`, `${kind}Admin`],
      write: [`${kind}Admin`],
    };
  }),
  {
    kind: 'CatalogAssignment',
    model: models.CatalogAssignment,
    path: '/catalogs/assignments',
    deletePath: '/catalogs/:catalogID/assignments',
    ends: [
      { field: 'CatalogID', kind: 'Catalog' },
      { field: 'BuyerID', kind: 'Buyer' },
    ],
    read: ['CatalogReader', 'CatalogAdmin'],
    write: ['CatalogAdmin'],
  },
  {
    kind: 'CategoryAssignment',
    model: models.CategoryAssignment,
    path: '/catalogs/:catalogID/categories/assignments',
    parentParam: 'catalogID',
    deletePath: '/catalogs/:catalogID/categories/:categoryID/assignments',
    ends: [
      { field: 'CategoryID', kind: 'Category', belowParent: true },
      { field: 'BuyerID', kind: 'Buyer' },
    ],
    read: ['CategoryReader', 'CategoryAdmin'],
    write: ['CategoryAdmin'],
  },
  {
    kind: 'ProductAssignment',
    model: models.ProductAssignment,
    path: '/products/assignments',
    deletePath: '/products/:productID/assignments/:buyerID',
    ends: [
      { field: 'ProductID', kind: 'Product' },
      { field: 'BuyerID', kind: 'Buyer' },
    ],
    also: { field: 'PriceScheduleID', kind: 'PriceSchedule' },
    read: ['ProductReader', 'ProductAdmin'],
    write: ['ProductAdmin', 'ProductAssignmentAdmin'],
    check: inBuyerCatalog,
  },
];
