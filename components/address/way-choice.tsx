import { useId } from 'react';

interface WayChoiceProps {
  pickup: boolean;
  onChoose: (addressType: 'Residence' | 'InStorePickUp') => void;
}

/** Delivery to somebody, or pickup at a store. */
export function WayChoice({ pickup, onChoose }: WayChoiceProps) {
  const name = useId();
  const option = (label: string, checked: boolean, type: 'Residence' | 'InStorePickUp') => (
    <label
      className={`flex min-h-12 flex-1 items-center gap-2.5 rounded-pane border px-3 sm:px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${checked ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onChoose(type)}
        className="size-5 shrink-0 accent-aubergine-700"
      />
      <span className="font-strong whitespace-nowrap">{label}</span>
    </label>
  );
  return (
    <fieldset className="flex flex-wrap gap-2.5 sm:gap-3">
      <legend className="sr-only">Delivery or pickup</legend>
      {option('Delivery', !pickup, 'Residence')}
      {option('Store Pickup', pickup, 'InStorePickUp')}
    </fieldset>
  );
}
