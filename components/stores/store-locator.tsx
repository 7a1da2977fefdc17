'use client';

import { useRef, useState, useId } from 'react';
import { useStore } from '@/components/browser/create-store';
import { locateStores, storeFeatures } from '@/lib/stores/locate';
import type { ClosedPlace, Store } from '@/lib/stores/store';
import { isZip } from '@/lib/core/zip';
import { storeTexts } from '@/lib/stores/texts';
import { usePlace } from '@/components/stores/use-place';
import { changeAddress, featuresInAddress } from './locator-address';
import { OpenWords, useStoreHours } from './open-now';

import { StoreRow } from './store-row';
import { Button } from '@/components/ui/button';
import { RegionMap } from './region-map';
import type { StoreMapProps } from './map-pins';
import { StreetsFrame } from './streets-frame';
import type { SubmitEvent } from 'react';
import type { PlaceState } from '@/components/stores/use-place';
import { Icon } from '@/components/ui/icon';

interface PlaceFormProps {
  place: PlaceState;
  /** The ZIP of the address. */
  initialZip: string;
  onZip: (zip: string) => void;
  onBrowser: () => void;
}

/** Where the visitor is: a ZIP, or the browser's own knowledge. */
function PlaceForm({ place, initialZip, onZip, onBrowser }: PlaceFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setZip] = useState<string | null>(null);
  const zip = typed ?? initialZip;
  const failed = place.kind === 'failed';
  // The browser may wait for its visitor's yes for ever: a ZIP can be entered meanwhile.
  const busy = (by: 'zip' | 'browser') =>
    place.kind === 'finding' && (by === 'browser') === (initialZip === '') ? 'Finding' : undefined;
  // What the field holds: it may have been filled in before the page was hydrated.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setZip(null);
    const sent = digits(String(new FormData(event.currentTarget).get('zip')));
    if (!isZip(sent)) field.current?.focus();
    onZip(sent);
  };
  return (
    <form noValidate method="get" action="/store-locator" onSubmit={submit} className="mt-4">
      <label htmlFor={id} className="text-sm font-strong">
        ZIP
      </label>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <input
          id={id}
          ref={field}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          value={zip}
          onChange={(event) => setZip(digits(event.target.value))}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${id}-problem` : undefined}
          className={`nums h-12 w-32 rounded-pane bg-card px-4 ${failed ? 'border-2 border-terra-600' : 'border border-line-strong'}`}
        />
        <Button type="submit" busy={busy('zip')}>
          Find stores
        </Button>
        <Button kind="secondary" onClick={onBrowser} busy={busy('browser')}>
          <Icon name="pin" size={18} />
          Use my location
        </Button>
      </div>
      {failed && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-terra-700">
          {place.text}
        </p>
      )}
    </form>
  );
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);

/** The drawn map; with a key of Google's, on request, theirs. Nothing is fetched from Google before that. The button that asks for it leaves its focus to the map. */
export function StoreMap({ streets, ...map }: StoreMapProps & { streets: boolean }) {
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const show = () => {
    setWanted(true);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={storeTexts.map}>
      {streets && wanted ? (
        <StreetsFrame {...map} />
      ) : (
        <>
          <RegionMap {...map} />
          {streets && (
            <Button kind="secondary" size="small" className="mt-3" onClick={show}>
              Show streets with Google Maps
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface StoreLocatorProps {
  stores: readonly Store[];
  /** Stores that are closed for now: on the map alone. */
  closed: readonly ClosedPlace[];
  /** Today's hours, in words. */
  today: string;
  /** Whether there is a map of Google's. */
  streets: boolean;
}

const pickup = 'Order pickup';

/** List and map of the stores in step: what is chosen in one is chosen in the other (specification A2). */
export function StoreLocator({ stores, closed, today, streets }: StoreLocatorProps) {
  const { place, zip, byZip, byBrowser } = usePlace();
  const features = [pickup, ...storeFeatures(stores)];
  const inAddress = useStore(featuresInAddress).split('\n');
  const wanted = features.filter((feature) => inAddress.includes(feature));
  const [chosen, setChosen] = useState<string | null>(null);
  const hours = useStoreHours();
  const rows = useRef(new Map<string, HTMLElement>());
  const from = place.kind === 'found' ? place.from : null;
  const shown = locateStores(stores, from, {
    features: wanted.filter((feature) => feature !== pickup),
    pickup: wanted.includes(pickup),
  });
  const others = stores.filter((store) => !shown.some((row) => row.store.id === store.id));
  const toggle = (feature: string) =>
    changeAddress('replaceState', (query) => {
      query.delete('has');
      for (const each of features)
        if (wanted.includes(each) !== (each === feature)) query.append('has', each);
    });
  const chooseOnMap = (id: string) => {
    setChosen(id);
    rows.current.get(id)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PlaceForm place={place} initialZip={zip} onZip={byZip} onBrowser={byBrowser} />
      <div role="group" aria-label="What the store has" className="row-scroll mt-4">
        {features.map((feature) => (
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
            streets={streets}
          />
        </div>
      </div>
    </>
  );
}
