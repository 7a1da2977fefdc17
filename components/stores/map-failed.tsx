import { RegionMap } from './region-map';
import type { StoreMapProps } from './map-pins';
import { storeTexts } from '@/lib/stores/texts';

/** The drawn map in place of Google's, which did not come. */
export function MapFailed(map: StoreMapProps) {
  return (
    <>
      <RegionMap {...map} />
      <p role="status" className="mt-3 text-sm text-ink-2">
        {storeTexts.noStreets}
      </p>
    </>
  );
}
