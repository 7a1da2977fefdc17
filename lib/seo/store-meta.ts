import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import { storePath, storesPath } from '@/lib/routes/store-path';
import type { Store } from '@/lib/stores/store';
import { pageMetadata } from './page-meta';

/** Meta of a store's page, or with `null` of the list of stores. */
export function storeMeta(store: Store | null, origin: string): Metadata {
  return pageMetadata({
    name: store?.name ?? 'Store Locator',
    description:
      store?.about ??
      `Our stores around ${brand.region}: addresses, phones, hours, what each of them has.`,
    facts: [
      store && `${store.street}, ${store.city}, ${store.state} ${store.zip}.`,
      `A store of ${brand.name}, ${brand.line}.`,
    ],
    path: store ? storePath(store.id) : storesPath,
    origin,
    image: store?.picture,
  });
}
