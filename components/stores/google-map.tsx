'use client';

import { useEffect, useState } from 'react';
import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Map,
  useApiLoadingStatus,
} from '@vis.gl/react-google-maps';
import type { GoogleMapSettings } from '@/lib/stores/google-map-settings';
import { region } from '@/lib/stores/region';
import { MapFailed } from './map-failed';
import { storePins } from './map-pins';
import { RegionMap } from './region-map';
import type { StoreMapProps } from './map-pins';
import { SaidOfPin } from './said-of-pin';

interface MapPinProps {
  /** What stands in it: its place in the list. */
  mark: string;
  name: string;
  look: 'open' | 'closed';
  chosen: boolean;
  onChoose: () => void;
}

const looks = {
  open: 'bg-card text-aubergine-700 hover:bg-lilac-100',
  closed: 'bg-mist text-ink-2 border-ink-2',
} as const;

/** A store on Google's map: a button whose point stands on the place. Google turns pointer events off around it. */
function MapPin({ mark, name, look, chosen, onChoose }: MapPinProps) {
  const fill = chosen
    ? 'z-(--z-raised) scale-115 border-aubergine-700 bg-aubergine-700 text-white'
    : looks[look];
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={name}
      onClick={onChoose}
      className={`nums pointer-events-auto absolute grid size-8 -translate-x-1/2 -translate-y-[calc(100%+6px)] cursor-pointer place-items-center rounded-pill border-2 border-aubergine-700 text-xs font-strong shadow-lift ${fill}`}
    >
      {mark}
      <span
        aria-hidden="true"
        className="absolute left-1/2 top-full -mt-0.5 -translate-x-1/2 border-x-[6px] border-t-[7px] border-x-transparent border-t-aubergine-700"
      />
    </button>
  );
}

/** Google's map with the same markers as the drawn one, which stands until it is there and when it does not come. */
export default function GoogleMap({
  google,
  ...map
}: StoreMapProps & { google: GoogleMapSettings }) {
  return (
    <APIProvider apiKey={google.key}>
      <Streets mapID={google.mapID} {...map} />
    </APIProvider>
  );
}

function Streets({ mapID, ...map }: StoreMapProps & { mapID: string }) {
  const status = useApiLoadingStatus();
  const refused = useKeyRefused();
  if (refused || status === APILoadingStatus.FAILED) return <MapFailed {...map} />;
  if (status !== APILoadingStatus.LOADED) return <RegionMap {...map} />;
  const { chosen, onChoose } = map;
  return (
    <>
      <div className="aspect-[1.5] overflow-hidden rounded-panel bg-glass">
        <Map
          mapId={mapID}
          defaultBounds={region}
          gestureHandling="cooperative"
          disableDefaultUI
          zoomControl
        >
          {storePins(map).map(
            ({ place: { id, location }, mark, name, look }) =>
              location && (
                <AdvancedMarker key={id} position={location} zIndex={id === chosen ? 2 : 1}>
                  <MapPin
                    mark={mark}
                    name={name}
                    look={look}
                    chosen={id === chosen}
                    onChoose={() => onChoose(id)}
                  />
                </AdvancedMarker>
              ),
          )}
        </Map>
      </div>
      <SaidOfPin {...map} />
    </>
  );
}

/** Whether Google has refused the key, which it tells a function of this name alone. */
function useKeyRefused(): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const page = window as { gm_authFailure?: () => void };
    page.gm_authFailure = () => setRefused(true);
    return () => {
      delete page.gm_authFailure;
    };
  }, []);
  return refused;
}
