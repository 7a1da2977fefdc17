import 'server-only';
import { Addresses, type Address } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { withCatalogueToken } from './catalogue-token';
import { commerceCall } from './client';
import { allPages } from './list-page';

/** The buyer's addresses whose ID matches a pattern: `LDCity-*` (local cities) or `Store-*` (specification A7). Throws `UpstreamError`. */
export function listBuyerAddresses(idPattern: 'LDCity-*' | 'Store-*'): Promise<Address[]> {
  return allPages((page) =>
    withCatalogueToken((token) =>
      commerceCall('catalogue', 'Addresses.List', true, token, (call) =>
        Addresses.List<Address>(
          env().COMMERCE_BUYER_ID,
          { page, pageSize: limits.bulkPageSize, filters: { ID: idPattern } },
          call,
        ),
      ),
    ),
  );
}
