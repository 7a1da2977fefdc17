import { TextField } from '@/components/ui/form/text-field';
import { checkoutTexts } from '@/lib/checkout/texts';
import { formatCents, type Cents } from '@/lib/core/money';

interface AmountFieldProps {
  /** What remains, or what the account has left of it. */
  most: Cents;
  /** What was typed; `null` while all of it is paid this way. */
  text: string | null;
  /** Whether the payment was tried, so that an empty field is wrong. */
  tried: boolean;
  onChange: (text: string | null) => void;
}

/** An amount in dollars as typed, in cents; `null` for none and for more than `most`. */
export function typedCents(text: string, most: Cents): Cents | null {
  const parts = /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const cents = parts
    ? Number(parts[1]?.replace(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
    : 0;
  return cents > 0 && cents <= most ? cents : null;
}

/** Pays a part with one method and the rest with another. Closed, the method pays all it can. */
export function AmountField({ most, text, tried, onChange }: AmountFieldProps) {
  const closed = text === null;
  const wrong = !closed && (tried || text !== '') && typedCents(text, most) === null;
  return (
    <div className="flex flex-col">
      {!closed && (
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-60"
          autoFocus={text === ''}
          value={text}
          error={wrong ? checkoutTexts.amountWrong : undefined}
          hint={`Up to ${formatCents(most)}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {/* One button for both ways: it keeps the focus as the field goes. */}
      <button
        type="button"
        className="text-link tap min-h-11 self-start text-sm"
        onClick={() => onChange(closed ? '' : null)}
      >
        {(closed ? checkoutTexts.payPart : checkoutTexts.payAll)(formatCents(most))}
      </button>
    </div>
  );
}
