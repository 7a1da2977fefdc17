'use client';

import { useEffect, useState } from 'react';
import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Map,
  useApiLoadingStatus,
} from '@vis.gl/react-google-maps';
import { homeRegion } from '@/lib/config/home-region';
import type { MapNews, MapView } from './map-pins';

/** What Google's map in the browser needs. */
interface GoogleMapSettings {
  key: string;
  /** ID of the map's style at Google, without which it shows no markers of ours. */
  mapID: string;
}

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

/** Tells the page around the frame. */
function tell(news: MapNews): void {
  if (window.parent !== window) window.parent.postMessage(news, location.origin);
}

/** The document of the frame: Google's map with the markers that the store locator sends it. */
export function FramedMap({ google }: { google: GoogleMapSettings }) {
  const [view, setView] = useState<MapView>({ pins: [], chosen: null });
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<MapView>) => {
      if (origin === location.origin && source === window.parent && source !== window)
        setView(data);
    };
    window.addEventListener('message', hear);
    tell({ map: 'asks' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <APIProvider apiKey={google.key}>
      <Streets mapID={google.mapID} {...view} />
    </APIProvider>
  );
}

function Streets({ mapID, pins, chosen }: MapView & { mapID: string }) {
  const status = useApiLoadingStatus();
  const hasFailed = useKeyRefused() || status === APILoadingStatus.FAILED;
  const isThere = !hasFailed && status === APILoadingStatus.LOADED;
  useEffect(() => {
    if (hasFailed) tell({ map: 'failed' });
    else if (isThere) tell({ map: 'shown' });
  }, [hasFailed, isThere]);
  if (!isThere) return null;
  return (
    <Map
      mapId={mapID}
      defaultBounds={homeRegion}
      gestureHandling="cooperative"
      disableDefaultUI
      zoomControl
    >
      {pins.map(
        ({ place: { id, location: position }, mark, name, look }) =>
          position && (
            <AdvancedMarker key={id} position={position} zIndex={id === chosen ? 2 : 1}>
              <MapPin
                mark={mark}
                name={name}
                look={look}
                chosen={id === chosen}
                onChoose={() => tell({ chosen: id })}
              />
            </AdvancedMarker>
          ),
      )}
    </Map>
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
