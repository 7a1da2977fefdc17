import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreCard } from '@/components/stores/store-card';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { storeAddressID, storePath } from '@/lib/routes/store-path';
import { pageMetadata } from '@/lib/seo/page-meta';
import { getStore, getStores } from '@/lib/stores/stores.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store?: string[] }>;
}

const listCrumb = { label: 'Store Locator', path: '/store-locator' };

async function load(params: Props['params']) {
  const [asked, ...more] = (await params).store ?? [];
  if (more.length > 0) notFound();
  if (asked === undefined) return null;
  return (await getStore(storeAddressID(asked))) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const store = await load(params);
  return pageMetadata({
    name: store?.name ?? 'Store Locator',
    description: store?.about ?? `Our stores around ${brand.region}: addresses, phones, what each of them has.`,
    path: store ? storePath(store.id) : '/store-locator',
    origin: env().SITE_ORIGIN,
  });
}

/** `/store-locator` and `/store-locator/{storeId}` (000 §2). */
export default async function StoreLocatorRoute({ params }: Props) {
  const store = await load(params);
  if (store) {
    return (
      <main id="main" className="shop pt-1">
        <BreadcrumbBar crumbs={[listCrumb, { label: store.name }]} />
        <div className="mt-4 max-w-4xl"><StoreCard store={store} alone /></div>
      </main>
    );
  }
  const stores = await getStores();
  return (
    <main id="main" className="shop pt-1">
      <BreadcrumbBar crumbs={[{ label: 'Store Locator' }]} />
      <h1 className="text-h1">Store Locator</h1>
      {stores.length === 0 && <div className="mt-8"><EmptyState heading="Our list of stores is not available just now"><p>Call us at {brand.orderPhone}.</p></EmptyState></div>}
      <ul className="mt-5 grid gap-5 xl:grid-cols-2">{stores.map((one) => <li key={one.id}><StoreCard store={one} /></li>)}</ul>
    </main>
  );
}
