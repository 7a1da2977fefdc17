import { onRegionMap, regionMap } from '@/lib/stores/region';
import type { LocatedStore } from '@/lib/stores/locate';
import type { ClosedPlace, Store } from '@/lib/stores/store';
import { Picture } from '@/components/ui/picture';
import { DrawnPin } from './drawn-pin';
import { storePins } from './map-pins';
import { SaidOfPin } from './said-of-pin';

export interface StoreMapProps {
  stores: readonly LocatedStore[];
  /** Stores the list leaves out just now. */
  others: readonly Store[];
  /** Stores that are closed for now. */
  closed: readonly ClosedPlace[];
  /** ID of the chosen store. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The drawn map of the region: a button on every store of the list, on the others, and on those that are closed. */
export function RegionMap({ chosen, onChoose, ...places }: StoreMapProps) {
  return (
    <>
      <div className="@container relative aspect-[1.5]">
        <div className="size-full overflow-hidden rounded-panel bg-glass">
          <Picture picture={regionMap} ratio={1.5} sizes="(min-width: 1024px) 776px, 100vw" />
        </div>
        <ul aria-label="Stores on the map">
          {storePins(places).map(({ place, mark, name, look }) => {
            const at = place.location && onRegionMap(place.location);
            if (!at) return null;
            return (
              <li
                key={place.id}
                style={{ left: `${at.x}%`, top: `${at.y}%` }}
                className={`absolute ${place.id === chosen ? 'z-(--z-raised)' : ''}`}
              >
                <DrawnPin
                  mark={mark}
                  name={name}
                  look={place.id === chosen ? 'chosen' : look}
                  chosen={place.id === chosen}
                  onChoose={() => onChoose(place.id)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <SaidOfPin {...places} chosen={chosen} />
    </>
  );
}
