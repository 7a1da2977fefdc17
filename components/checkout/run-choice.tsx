import type { CartShipment } from '@/lib/cart/cart';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { RadioCard } from './radio-card';

type Preference = NonNullable<CartShipment['timePreference']>;

interface RunChoiceProps {
  runs: readonly DeliveryRun[];
  /** IDs of the runs that can still be kept on the day. */
  open: readonly string[];
  chosen: Preference;
  onChoose: (preference: Preference) => void;
}

/** Which run brings it; a full run stays visible. */
export function RunChoice({ runs, open, chosen, onChoose }: RunChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-strong">Time of day</legend>
      {runs.flatMap(({ id, label }) => (id === 'AM' || id === 'PM' ? [(
        <RadioCard
          key={id} name="run" value={id} checked={chosen === id} disabled={!open.includes(id)} onChange={() => onChoose(id)}
          title={label} detail={open.includes(id) ? undefined : 'Every van is full'}
        />
      )] : []))}
      <RadioCard name="run" value="NO PREF" checked={chosen === 'NO PREF'} onChange={() => onChoose('NO PREF')} title="No preference" detail="Any time that day" />
    </fieldset>
  );
}
