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
import { MapPin } from './map-pin';
import { storePins } from './map-pins';
import { RegionMap, type StoreMapProps } from './region-map';
import { SaidOfPin } from './said-of-pin';

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
