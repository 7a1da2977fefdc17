import { chargeWords, type ChosenCharge } from '@/lib/orders/line/line-charges';

/** What was chosen of assembly and placement for a line, and what it costs beside the line's price. */
export function LineChargeWords({ charges }: { charges: readonly ChosenCharge[] }) {
  return charges.map((charge) => (
    <p key={charge.name} className="nums text-sm text-ink-2">
      {chargeWords(charge)}
    </p>
  ));
}
