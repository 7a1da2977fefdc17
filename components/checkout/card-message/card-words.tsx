'use client';

import { useRef, useState, type RefObject } from 'react';
import { TextArea } from '@/components/ui/form/text-area';
import type { CartShipment } from '@/lib/cart/cart';
import { changedParts } from '@/lib/cart/changed-parts';
import { wordsOf, wordsRequest } from '@/lib/cart/words';
import { nextSuggestion, noteHint } from '@/lib/checkout/card-suggestions';
import { cardTexts } from '@/lib/checkout/card-texts';
import { isText, useKept } from '@/components/cart/use-kept';
import { type DeliveryMethod, isPickup } from '@/lib/delivery/method';
import {
  messageProblem,
  cardLineCount,
  wrapMessage,
  messageRefusals,
  messageRoom,
} from '@/lib/orders/line/card-lines';
import { BrandPicture } from '@/components/ui/brand/brand-picture';
import { replaceRefused } from '@/lib/orders/card-message';

interface CardMessageFieldProps {
  value: string;
  /** Whether it is printed; a message that goes by e-mail is not. */
  printed: boolean;
  /** Where it goes: what is suggested suits the place. */
  addressType: string;
  onChange: (message: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The message of a card in one field: what fits is counted, every character the printer lacks is named with a one-tap replacement (ruling 36). */
function CardMessageField({ value, printed, addressType, onChange, field }: CardMessageFieldProps) {
  const [suggested, setSuggested] = useState('');
  const suggestion = nextSuggestion(value, addressType);
  const refused = messageRefusals(value);
  const wrong = messageProblem(value);
  const named = printed ? cardTexts.cannotPrint : cardTexts.cannotSend;
  const mend = (mended: string) => {
    onChange(mended);
    // The button goes with what it mends.
    field.current?.focus();
  };
  const repair =
    'inline-flex min-h-11 items-center rounded-pane border border-aubergine-700 bg-card px-3 text-sm font-strong text-aubergine-700 hover:bg-mist sm:min-h-9';
  return (
    <div>
      <TextArea
        ref={field}
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
      {suggestion !== null && (
        <button
          type="button"
          className="text-link tap min-h-11 text-sm"
          onClick={() => {
            onChange(suggestion);
            setSuggested(suggestion);
          }}
        >
          {value.trim() === '' ? cardTexts.suggest : cardTexts.suggestAnother}
        </button>
      )}
      <p role="status" className="sr-only">
        {value === suggested && suggested}
      </p>
      {refused.length > 0 && (
        <div role="group" aria-label={cardTexts.repairs} className="mt-2 flex flex-wrap gap-2">
          {refused.map(({ character, replacement }) => (
            <button
              key={character}
              type="button"
              className={repair}
              onClick={() => mend(replaceRefused(value, character))}
            >
              {replacement === ''
                ? cardTexts.leaveOut(character)
                : cardTexts.replace(character, replacement)}
            </button>
          ))}
          {refused.length > 1 && (
            <button type="button" className={repair} onClick={() => mend(replaceRefused(value))}>
              {cardTexts.replaceAll}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const fontFamily =
  'var(--font-brygada-italic), var(--font-brygada-italic-extended), var(--font-brygada-italic-vietnamese), Georgia, serif';

/**
 * The card as it is printed, smaller where the screen is: its letters are measured by its width of 3.5 inches (ten points are 3.968 % of it), so that
 * a line that fits the card fits here.
 */
function CardPreview({ message }: { message: string }) {
  const lines = wrapMessage(message);
  return (
    <figure className="mx-auto w-full max-w-[3.5in]">
      <figcaption className="mb-2 text-sm text-ink-2">{cardTexts.preview}</figcaption>
      <div className="@container">
        <div className="flex aspect-[3.5/2.5] flex-col items-center justify-center overflow-clip rounded-tight border border-line bg-card text-center shadow-lift">
          <BrandPicture size={28} className="mb-2 shrink-0" />
          {Array.from({ length: cardLineCount }, (_, index) => (
            <p
              key={index}
              style={{ fontFamily, fontSize: '3.968cqi' }}
              className="min-h-[1.6em] max-w-full overflow-clip leading-[1.6] font-normal whitespace-pre italic"
            >
              {lines[index] ?? ''}
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** A text of the cart with what is typed over it: until then it follows the cart, which another window may change. */
function useTyped(part: string, written: string): [string, (text: string) => void] {
  const [typed, setTyped] = useKept<string | null>(part, null, { is: isText, since: written });
  return [typed ?? written, setTyped];
}

/**
 * The words of one shipment as they are being written, kept over a reload. `said` says all of them, `null` while the message cannot be printed;
 * `request` what has changed, `null` for nothing: what was left alone is not sent, as another window may have written it anew.
 * `lineID` is a line of the shipment, by which its drafts are known: its own ID follows its day and method.
 */
export function useCardWords(shipment: CartShipment, lineID: string) {
  const written = wordsOf(shipment);
  const [message, setMessage] = useTyped(`message ${lineID}`, written.message);
  const [deliveryNote, setNote] = useTyped(`note ${lineID}`, written.deliveryNote);
  const field = useRef<HTMLTextAreaElement>(null);
  const said = wordsRequest({ message, deliveryNote });
  return {
    message,
    deliveryNote,
    setMessage,
    setNote,
    field,
    said: messageProblem(message) === null ? said : null,
    request: changedParts(said, wordsRequest(written)),
    /** Somebody wants to go on: whether the message can be printed; else its field has the focus. */
    check: (): boolean => {
      if (messageProblem(message) === null) return true;
      field.current?.focus();
      return false;
    },
  };
}

export type CardWords = ReturnType<typeof useCardWords>;

interface CardFieldsProps {
  words: CardWords;
  /** The way it goes; `null` while that is not known. */
  method: DeliveryMethod | null;
  addressType: string;
  /** Who reads the card. */
  firstName: string;
}

/** The card of one shipment and the note for its driver. A message that goes by e-mail is not printed, so it has no preview. */
export function CardFields({
  words: { message, deliveryNote, setMessage, setNote, field },
  method,
  addressType,
  firstName,
}: CardFieldsProps) {
  const printed = method !== 'Email' && addressType !== 'Email';
  const driven = method !== null && !isPickup(method) && printed;
  const name = firstName || 'the card';
  return (
    <>
      <p className="text-ui text-ink-2">
        {printed ? cardTexts.intro(name) : cardTexts.mailIntro(name)}
      </p>
      <div className={printed ? 'grid gap-8 lg:grid-cols-2' : ''}>
        <CardMessageField
          field={field}
          value={message}
          printed={printed}
          addressType={addressType}
          onChange={setMessage}
        />
        {printed && <CardPreview message={message} />}
      </div>
      {driven && (
        <TextArea
          label={cardTexts.note}
          hint={noteHint(addressType)}
          rows={2}
          maxLength={200}
          value={deliveryNote}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </>
  );
}
