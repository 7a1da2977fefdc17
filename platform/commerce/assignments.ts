import type { Assignment } from './engine/assign';
import { models } from './models';

/** The assignments between resources. */
export const assignments: readonly Assignment[] = [
  {
    kind: 'CategoryProductAssignment', model: models.CategoryProductAssignment, path: '/catalogs/:catalogID/categories/productassignments',
    parentParam: 'catalogID', deletePath: '/catalogs/:catalogID/categories/:categoryID/productassignments/:productID',
    ends: [{ field: 'CategoryID', kind: 'Category', belowParent: true }, { field: 'ProductID', kind: 'Product' }],
    read: ['CategoryReader', 'CategoryAdmin'], write: ['CategoryAdmin'],
  },
  {
    kind: 'ProductCatalogAssignment', model: models.ProductCatalogAssignment, path: '/catalogs/productassignments',
    deletePath: '/catalogs/:catalogID/productassignments/:productID',
    ends: [{ field: 'CatalogID', kind: 'Catalog' }, { field: 'ProductID', kind: 'Product' }],
    read: ['CatalogReader', 'CatalogAdmin'], write: ['CatalogAdmin'],
  },
  {
    kind: 'SpecProductAssignment', model: models.SpecProductAssignment, path: '/specs/productassignments',
    deletePath: '/specs/:specID/productassignments/:productID',
    ends: [{ field: 'SpecID', kind: 'Spec' }, { field: 'ProductID', kind: 'Product' }],
    read: ['ProductReader', 'ProductAdmin'], write: ['ProductAdmin'],
  },
];
