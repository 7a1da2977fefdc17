import type { CommerceStock } from '@/platform/stock/stock-shape';
import { localPlatform } from '@/lib/config/local-platform';

const { buyerID, catalogID } = localPlatform.commerce;

/** The buyer organization and its one catalog. */
export const shopIdentity: Pick<CommerceStock, 'buyer' | 'catalogs'> = {
  buyer: { ID: buyerID, Name: 'Lilac & Loam', DefaultCatalogID: catalogID, Active: true, xp: {} },
  catalogs: [
    {
      ID: catalogID,
      Name: 'Lilac & Loam',
      Description: 'Everything the shops sell',
      Active: true,
      xp: {},
    },
  ],
};
