import type { Ref } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { cardTexts } from '@/lib/checkout/card-texts';
import { messageProblem, messageRefusals, messageRoom } from '@/lib/orders/card-lines';
import { replaceRefused } from '@/lib/orders/card-message';

interface CardMessageFieldProps {
  value: string;
  /** Whether it is printed; a message that goes by e-mail is not. */
  printed: boolean;
  onChange: (message: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The message of a card in one field: what fits is counted, every character the printer lacks is named with a one-tap replacement (ruling 36). */
export function CardMessageField({ value, printed, onChange, ref }: CardMessageFieldProps) {
  const refused = messageRefusals(value);
  const wrong = messageProblem(value);
  const named = printed ? cardTexts.cannotPrint : cardTexts.cannotSend;
  const repair =
    'inline-flex min-h-11 items-center rounded-pane border border-aubergine-700 bg-card px-3 text-sm font-strong text-aubergine-700 hover:bg-mist sm:min-h-9';
  return (
    <div>
      <TextArea
        ref={ref}
        label={printed ? cardTexts.message : cardTexts.mailMessage}
        rows={4}
        value={value}
        autoComplete="off"
        hint={cardTexts.room(messageRoom(value))}
        error={
          wrong &&
          (wrong === 'too-long'
            ? cardTexts.tooLong
            : named(refused.map(({ character }) => character)))
        }
        onChange={(event) => onChange(event.target.value)}
      />
      {refused.length > 0 && (
        <div role="group" aria-label={cardTexts.repairs} className="mt-2 flex flex-wrap gap-2">
          {refused.map(({ character, replacement }) => (
            <button
              key={character}
              type="button"
              className={repair}
              onClick={() => onChange(replaceRefused(value, character))}
            >
              {replacement === ''
                ? cardTexts.leaveOut(character)
                : cardTexts.replace(character, replacement)}
            </button>
          ))}
          {refused.length > 1 && (
            <button
              type="button"
              className={repair}
              onClick={() => onChange(replaceRefused(value))}
            >
              {cardTexts.replaceAll}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
