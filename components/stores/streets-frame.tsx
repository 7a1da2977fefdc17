'use client';

import { useEffect, useRef, useState } from 'react';
import { streetsPath } from '@/lib/routes/store-path';
import { storeTexts } from '@/lib/stores/texts';
import { type MapNews, type MapView, type StoreMapProps, storePins } from './map-pins';
import { RegionMap, PinStatus } from './region-map';

const patienceMs = 15_000;

/** Google's map in a frame, which has a policy of its own (decision 025); the drawn map stands until it is there and when it does not come. */
export function StreetsFrame(map: StoreMapProps) {
  const [state, setState] = useState<'coming' | 'shown' | 'failed'>('coming');
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(map);
  const send = () => {
    const { chosen, ...places } = latest.current;
    const view: MapView = { pins: storePins(places), chosen };
    frame.current?.contentWindow?.postMessage(view, location.origin);
  };
  useEffect(() => {
    latest.current = map;
    send();
  });
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<MapNews>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if ('chosen' in data) latest.current.onChoose(data.chosen);
      else if (data.map === 'asks') send();
      else setState(data.map);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (state !== 'coming') return;
    const patience = setTimeout(() => setState('failed'), patienceMs);
    return () => clearTimeout(patience);
  }, [state]);
  if (state === 'failed') return <MapFailed {...map} />;
  const isShown = state === 'shown';
  return (
    <div className="relative">
      {!isShown && <RegionMap {...map} />}
      <div
        className={
          isShown
            ? 'aspect-[1.5] overflow-hidden rounded-panel bg-glass'
            : 'invisible absolute inset-0 -z-10'
        }
      >
        <iframe
          ref={frame}
          src={streetsPath}
          title={storeTexts.streets}
          className="size-full border-0"
        />
      </div>
      {isShown && <PinStatus {...map} />}
    </div>
  );
}

/** The drawn map in place of Google's, which did not come. */
function MapFailed(map: StoreMapProps) {
  return (
    <>
      <RegionMap {...map} />
      <p role="status" className="mt-3 text-sm text-ink-2">
        {storeTexts.noStreets}
      </p>
    </>
  );
}
