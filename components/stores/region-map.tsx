import { onRegionMap, regionMap } from '@/lib/stores/region';
import type { LocatedStore } from '@/lib/stores/locate';
import { Picture } from '@/components/ui/picture';
import { MapPin } from './map-pin';

export interface StoreMapProps {
  stores: readonly LocatedStore[];
  /** ID of the chosen store. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The drawn map of the region with a button on every store of the list. */
export function RegionMap({ stores, chosen, onChoose }: StoreMapProps) {
  return (
    <div className="relative aspect-[1.5] overflow-hidden rounded-panel bg-glass">
      <Picture picture={regionMap} ratio={1.5} sizes="(min-width: 1024px) 776px, 100vw" />
      <ul aria-label="Stores on the map">
        {stores.map(({ store }, index) => {
          const at = store.location && onRegionMap(store.location);
          if (!at) return null;
          return (
            <li key={store.id} style={{ left: `${at.x}%`, top: `${at.y}%` }} className={`absolute ${store.id === chosen ? 'z-(--z-raised)' : ''}`}>
              <MapPin number={index + 1} name={store.name} chosen={store.id === chosen} onChoose={() => onChoose(store.id)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
