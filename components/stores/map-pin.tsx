interface MapPinProps {
  /** Its place in the list. */
  number: number;
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

/** A store on a map: a numbered button whose point stands on the place. */
export function MapPin({ number, name, chosen, onChoose }: MapPinProps) {
  const look = chosen ? 'z-(--z-raised) scale-115 bg-aubergine-700 text-white' : 'bg-card text-aubergine-700 hover:bg-lilac-100';
  return (
    <button
      type="button" aria-pressed={chosen} aria-label={`${number}, ${name}`} onClick={onChoose}
      className={`nums absolute grid size-8 -translate-x-1/2 -translate-y-[calc(100%+6px)] place-items-center rounded-pill border-2 border-aubergine-700 text-xs font-strong shadow-lift ${look}`}
    >
      {number}
      <span aria-hidden="true" className="absolute left-1/2 top-full -mt-0.5 -translate-x-1/2 border-x-[6px] border-t-[7px] border-x-transparent border-t-aubergine-700" />
    </button>
  );
}
