import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventList } from '@/components/events/event-list';
import { StoreLocator } from '@/components/stores/store-locator';
import { StorePage } from '@/components/stores/store-page';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTrail } from '@/components/ui/json-ld';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import type { ShopEvent } from '@/lib/events/event';
import { getComingEvents } from '@/lib/events/events.server';
import { storeAddressID, storesPath } from '@/lib/routes/store-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { settled } from '@/lib/seo/page-settings.server';
import { storeJsonLd } from '@/lib/seo/json-ld/store-json-ld';
import { storeMeta } from '@/lib/seo/page-meta';
import { dayRules } from '@/lib/stores/hours.server';
import { comingClosures, hoursOfDayWords, openingWeek } from '@/lib/stores/opening';
import { getClosedPlaces, getStore, getStores } from '@/lib/stores/stores.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store?: string[] }>;
}

const closuresShown = 4;
const eventsShown = 3;
const listCrumb = { label: 'Store Locator', path: storesPath };

/** The next events held at a store; none where they are not known. */
async function comingAt(storeID: string): Promise<ShopEvent[]> {
  const events = (await getComingEvents()) ?? [];
  return events.filter((event) => event.storeID === storeID).slice(0, eventsShown);
}

async function load(params: Props['params']) {
  const [storeId, ...more] = (await params).store ?? [];
  if (more.length > 0) notFound();
  if (storeId === undefined) return null;
  return (await getStore(storeAddressID(storeId))) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(storeMeta(await load(params), env().SITE_ORIGIN));
}

/** `/store-locator` and `/store-locator/{storeId}` (specification A2). */
export default async function StoreLocatorRoute({ params }: Props) {
  const store = await load(params);
  const [rules, origin, at] = [await dayRules(), env().SITE_ORIGIN, now()];
  const crumbs: Crumb[] = store ? [listCrumb, { label: store.name }] : [{ label: 'Store Locator' }];
  const week = openingWeek(at, rules);
  if (store) {
    const events = await comingAt(store.id);
    return (
      <main id="main" className="shop page-top">
        <PageTrail
          crumbs={crumbs}
          origin={origin}
          structured={[storeJsonLd(store, rules, at, origin)]}
        />
        <StorePage
          store={store}
          week={week}
          closures={comingClosures(at, rules).slice(0, closuresShown)}
        />
        {events.length > 0 && (
          <section className="section" aria-labelledby="events-heading">
            <h2 id="events-heading" className="text-h2">
              Workshops at this store
            </h2>
            <EventList
              events={events}
              places={{ [store.id]: store.name }}
              now={at}
              heading="h3"
              below
            />
          </section>
        )}
      </main>
    );
  }
  const [stores, closed] = await Promise.all([getStores(), getClosedPlaces()]);
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <h1 className="page-head text-h1">Store Locator</h1>
      {stores.length === 0 ? (
        <div className="mt-8">
          <EmptyState heading="Our list of stores is not available right now">
            <p>Call us at {brand.orderPhone}.</p>
          </EmptyState>
        </div>
      ) : (
        <StoreLocator
          stores={stores}
          closed={closed}
          today={week[0] ? `Today ${hoursOfDayWords(week[0])}` : ''}
          streets={env().GOOGLE_MAPS_KEY !== ''}
        />
      )}
    </main>
  );
}
