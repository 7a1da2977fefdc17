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
export function MapPin({ mark, name, look, chosen, onChoose }: MapPinProps) {
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
