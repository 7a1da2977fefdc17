import type { CartShipment } from '@/lib/cart/cart';
import { formatCents, type Cents } from '@/lib/core/money';
import type { ClosedRun } from '@/lib/delivery/day-reasons';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { ChoiceCard } from '@/components/ui/form/choice-card';

export type Preference = NonNullable<CartShipment['timePreference']>;

interface RunChoiceProps {
  runs: readonly DeliveryRun[];
  /** The runs that cannot be kept on the day, each with its reason. */
  closed: readonly ClosedRun[];
  /** What a run adds to the cost of the day, in cents, by its ID. */
  fees?: Readonly<Record<string, Cents>>;
  chosen: Preference;
  onChoose: (preference: Preference) => void;
}

/** Which run brings it; one that cannot be kept stays visible with its reason. */
export function RunChoice({ runs, closed, fees, chosen, onChoose }: RunChoiceProps) {
  const why = (id: string) => closed.find((run) => run.id === id)?.text;
  const costs = (id: string) => (fees?.[id] ? `+${formatCents(fees[id])}` : undefined);
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-strong">Time of day</legend>
      {runs.flatMap(({ id, label }) =>
        id === 'AM' || id === 'PM'
          ? [
              <ChoiceCard
                key={id}
                name="run"
                value={id}
                checked={chosen === id}
                disabled={why(id) !== undefined}
                onChange={() => onChoose(id)}
                title={label}
                detail={why(id) ?? costs(id)}
              />,
            ]
          : [],
      )}
      <ChoiceCard
        name="run"
        value="NO PREF"
        checked={chosen === 'NO PREF'}
        onChange={() => onChoose('NO PREF')}
        title="No preference"
        detail={anyTimeWords(
          runs.filter(({ id }) => why(id) === undefined),
          closed.length > 0,
        )}
      />
    </fieldset>
  );
}

/** What no preference means: any time of the day, or of the runs that are left. */
function anyTimeWords(open: readonly DeliveryRun[], some: boolean): string {
  if (!some || open.length === 0) return 'Any time that day';
  return `Any time that is open: ${open.map(({ label }) => label).join(', ')}`;
}
