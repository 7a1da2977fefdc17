import { daySentence } from '@/lib/core/time/day-words';
import type { MethodOffer } from '@/lib/checkout/delivery/options';
import { formatCents } from '@/lib/core/money';
import { type DeliveryMethod, methodLabel } from '@/lib/delivery/method';
import { ChoiceCard } from '@/components/ui/form/choice-card';

interface MethodChoiceProps {
  methods: readonly MethodOffer[];
  chosen: DeliveryMethod;
  onChoose: (method: DeliveryMethod) => void;
}

/** The ways to choose between, each with all it costs and its first day; the only way is said, not asked. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const words = (offer: MethodOffer) =>
    [priceWords(offer), offer.first ? `from ${daySentence(offer.first)}` : 'no day open'].join(
      ', ',
    );
  const [only] = methods;
  if (methods.length === 1 && only)
    return (
      <p className="text-ui">
        <strong>{methodLabel(only.method)}</strong>{' '}
        <span className="text-ink-2">{words(only)}</span>
      </p>
    );
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-strong">How it gets there</legend>
      {methods.map((offer) => (
        <ChoiceCard
          key={offer.method}
          name="method"
          value={offer.method}
          checked={offer.method === chosen}
          onChange={() => onChoose(offer.method)}
          title={methodLabel(offer.method)}
          detail={words(offer)}
        />
      ))}
    </fieldset>
  );
}

/** All a method costs, with the fees it is made of where there are several. */
function priceWords({ cost, fees }: MethodOffer): string {
  if (cost === 0) return 'Free';
  return fees.length > 1
    ? `${formatCents(cost)} (${fees.map(({ label, cents }) => `${label} ${formatCents(cents)}`).join(', ')})`
    : formatCents(cost);
}
