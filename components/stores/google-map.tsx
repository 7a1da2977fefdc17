'use client';

import { AdvancedMarker, APIProvider, Map } from '@vis.gl/react-google-maps';
import { region } from '@/lib/stores/region';
import { MapPin } from './map-pin';
import type { StoreMapProps } from './region-map';

/** Google's map with the same markers as the drawn one. Loaded when somebody asks for it. */
export default function GoogleMap({ apiKey, stores, chosen, onChoose }: StoreMapProps & { apiKey: string }) {
  return (
    <div className="aspect-[1.5] overflow-hidden rounded-panel bg-glass">
      <APIProvider apiKey={apiKey}>
        <Map mapId="store-locator" defaultBounds={region} gestureHandling="cooperative" disableDefaultUI zoomControl>
          {stores.map(({ store }, index) => store.location && (
            <AdvancedMarker key={store.id} position={store.location} title={store.name} zIndex={store.id === chosen ? 2 : 1}>
              <MapPin number={index + 1} name={store.name} chosen={store.id === chosen} onChoose={() => onChoose(store.id)} />
            </AdvancedMarker>
          ))}
        </Map>
      </APIProvider>
    </div>
  );
}
