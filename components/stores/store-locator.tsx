'use client';

import { useRef, useState } from 'react';
import type { GoogleMapSettings } from '@/lib/stores/google-map-settings';
import { locateStores, storeFeatures } from '@/lib/stores/locate';
import type { ClosedPlace, Store } from '@/lib/stores/store';
import { usePlace } from '@/components/stores/use-place';
import { useStoreHours } from '@/components/stores/use-store-hours';
import { OpenWords } from './open-now';
import { PlaceForm } from './place-form';
import { StoreMap } from './store-map';
import { StoreRow } from './store-row';

interface StoreLocatorProps {
  stores: readonly Store[];
  /** Stores that are closed for now: on the map alone. */
  closed: readonly ClosedPlace[];
  /** Today's hours, in words. */
  today: string;
  /** `null` without a key of Google's. */
  google: GoogleMapSettings | null;
}

const pickup = 'Order pickup';

/** List and map of the stores in step: what is chosen in one is chosen in the other (specification A2). */
export function StoreLocator({ stores, closed, today, google }: StoreLocatorProps) {
  const { place, zip, byZip, byBrowser } = usePlace();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const hours = useStoreHours();
  const rows = useRef(new Map<string, HTMLElement>());
  const from = place.kind === 'found' ? place.from : null;
  const shown = locateStores(stores, from, {
    features: wanted.filter((one) => one !== pickup),
    pickup: wanted.includes(pickup),
  });
  const others = stores.filter((store) => !shown.some((row) => row.store.id === store.id));
  const toggle = (feature: string) =>
    setWanted((all) =>
      all.includes(feature) ? all.filter((one) => one !== feature) : [...all, feature],
    );
  const chooseOnMap = (id: string) => {
    setChosen(id);
    rows.current.get(id)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PlaceForm place={place} asked={zip} onZip={byZip} onBrowser={byBrowser} />
      <div role="group" aria-label="What the store has" className="row-scroll mt-4">
        {[pickup, ...storeFeatures(stores)].map((feature) => (
          <button
            key={feature}
            type="button"
            aria-pressed={wanted.includes(feature)}
            onClick={() => toggle(feature)}
            className={`chip ${wanted.includes(feature) ? 'chip-applied font-strong' : ''}`}
          >
            {feature}
          </button>
        ))}
      </div>
      <p role="status" className="nums mt-4 text-sm text-ink-2">
        {shown.length === 1 ? '1 store' : `${shown.length} stores`}
        {place.kind === 'found' && `, the nearest to ${place.label} first`}
      </p>
      <div className="mt-3 grid gap-6 lg:grid-cols-[minmax(0,520fr)_minmax(0,776fr)]">
        <ol className="flex flex-col gap-3 max-lg:order-2" aria-label="Stores">
          {shown.map(({ store, miles }, index) => (
            <li
              key={store.id}
              ref={(row) => {
                if (row) rows.current.set(store.id, row);
                else rows.current.delete(store.id);
              }}
            >
              <StoreRow
                store={store}
                miles={miles}
                number={index + 1}
                open={<OpenWords hours={hours} until={today} />}
                chosen={store.id === chosen}
                onChoose={() => setChosen(store.id)}
              />
            </li>
          ))}
          {shown.length === 0 && (
            <li className="rounded-panel border border-dashed border-line-strong px-6 py-8 text-center text-ink-2">
              No store has all of this. Choose fewer.
            </li>
          )}
        </ol>
        <div className="lg:sticky lg:top-4 lg:self-start">
          <StoreMap
            stores={shown}
            others={others}
            closed={closed}
            chosen={chosen}
            onChoose={chooseOnMap}
            google={google}
          />
        </div>
      </div>
    </>
  );
}
