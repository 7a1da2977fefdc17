import { leansOf, onRegionMap, regionMap } from '@/lib/stores/region';
import { Picture } from '@/components/ui/picture';
import { storePins, type StoreMapProps } from './map-pins';

interface DrawnPinProps {
  /** What stands in its white disc. */
  mark: string;
  name: string;
  look: 'chosen' | 'open' | 'closed';
  chosen: boolean;
  /** Degrees from upright (`leansOf`). */
  lean: number;
  onChoose: () => void;
}

const fills = {
  chosen: 'fill-leaf-700',
  open: 'fill-aubergine-700',
  closed: 'fill-ink-2',
} as const;

/** A store on the drawn map: a pin whose point stands on the place, however far it leans. */
function DrawnPin({ mark, name, look, chosen, lean, onChoose }: DrawnPinProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={name}
      onClick={onChoose}
      className="absolute aspect-[80/124] w-[max(2.125rem,5.4cqw)] -translate-x-1/2 origin-bottom -translate-y-[calc(100%-2px)] rounded-pill"
      style={lean ? { rotate: `${lean}deg` } : undefined}
    >
      <svg viewBox="-40 -123 80 124" aria-hidden="true" className="size-full overflow-visible">
        <path
          d="M0 0C-8-20-32-46-37-66C-42-92-26-122 0-122C26-122 42-92 37-66C32-46 8-20 0 0Z"
          strokeWidth={3}
          className={`stroke-card ${fills[look]}`}
        />
        <circle cy={-80} r={27} className="fill-card" />
        <text
          y={-68}
          textAnchor="middle"
          transform={lean ? `rotate(${-lean} 0 -80)` : undefined}
          className="nums fill-ink text-[34px] font-strong"
        >
          {mark}
        </text>
      </svg>
    </button>
  );
}

/** The drawn map of the region: a button on every store of the list, on the others, and on those that are closed. */
export function RegionMap({ chosen, onChoose, ...places }: StoreMapProps) {
  const pins = storePins(places).map((pin) => ({
    ...pin,
    at: pin.place.location && onRegionMap(pin.place.location),
  }));
  const leans = leansOf(pins.map(({ at }) => at));
  return (
    <>
      <div className="@container relative aspect-[1.5]">
        <div className="size-full overflow-hidden rounded-panel bg-glass">
          <Picture picture={regionMap} ratio={1.5} sizes="(min-width: 1024px) 776px, 100vw" />
        </div>
        <ul aria-label="Stores on the map">
          {pins.map(({ place, mark, name, look, at }, index) => {
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
                  lean={leans[index] ?? 0}
                  onChoose={() => onChoose(place.id)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <PinStatus {...places} chosen={chosen} />
    </>
  );
}

/** Below a map: why the chosen store is not in the list. */
export function PinStatus({
  closed,
  others,
  chosen,
}: Pick<StoreMapProps, 'closed' | 'others' | 'chosen'>) {
  const unlisted = [...closed, ...others].find(({ id }) => id === chosen);
  return (
    <p role="status" className="mt-3 text-sm text-ink-2 empty:sr-only">
      {unlisted && `${unlisted.name}: ${unlisted.about}`}
    </p>
  );
}
