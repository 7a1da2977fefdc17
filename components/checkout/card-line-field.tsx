import { cardLineLength, cardLineProblem, refusedCharacters, replaceRefused } from '@/lib/orders/card-message';
import { TextField } from '@/components/ui/text-field';

interface CardLineFieldProps {
  number: number;
  value: string;
  onChange: (line: string) => void;
}

/** One line of the card; a character the printer lacks is named, with a one-tap replacement (decision 4). */
export function CardLineField({ number, value, onChange }: CardLineFieldProps) {
  const problem = cardLineProblem(value);
  const repaired = refusedCharacters(value).length > 0 ? replaceRefused(value) : null;
  return (
    <div>
      <TextField label={`Line ${number}`} value={value} maxLength={cardLineLength} autoComplete="off" error={problem ?? undefined} onChange={(event) => onChange(event.target.value)} />
      {repaired !== null && (
        <button type="button" onClick={() => onChange(repaired)} className="mt-1.5 inline-flex min-h-9 items-center rounded-pane border border-aubergine-700 bg-card px-3 text-sm font-strong text-aubergine-700 hover:bg-mist">
          Use “{repaired}”
        </button>
      )}
    </div>
  );
}
