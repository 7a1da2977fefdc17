'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import type { CartShipment } from '@/lib/cart/cart';
import { wordsOf, type Words } from '@/lib/cart/words';
import { cardTexts } from '@/lib/checkout/card-texts';
import { noteHint } from '@/lib/checkout/note-hint';
import { isText, useKept } from '@/components/checkout/use-kept';
import { isPickup } from '@/lib/delivery/labels';
import { messageProblem } from '@/lib/orders/card-lines';
import { CardMessageField } from './card-message-field';
import { CardPreview } from './card-preview';

interface CardFormProps {
  shipment: CartShipment;
  /** A line of the shipment, by which its drafts are known: its own ID follows its day and method. */
  lineID: string;
  problem: string | null;
  saving: boolean;
  label: string;
  onDone: (words: Words) => void;
}

/** One shipment's card and note. A message that goes by e-mail is not printed, so it has no preview. */
export function CardForm({ shipment, lineID, problem, saving, label, onDone }: CardFormProps) {
  const initial = wordsOf(shipment);
  const [message, setMessage] = useKept(`message ${lineID}`, initial.message, {
    is: isText,
    since: initial.message,
  });
  const [deliveryNote, setNote] = useKept(`note ${lineID}`, initial.deliveryNote, {
    is: isText,
    since: initial.deliveryNote,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const printed = shipment.method !== 'Email';
  const driven = shipment.method !== null && !isPickup(shipment.method) && printed;
  const name = shipment.recipient?.firstName ?? 'the card';
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (messageProblem(message) === null) onDone({ message, deliveryNote });
        else field.current?.focus();
      }}
    >
      <p className="text-ui text-ink-2">
        {printed ? cardTexts.intro(name) : cardTexts.mailIntro(name)}
      </p>
      <div className={printed ? 'grid gap-8 lg:grid-cols-2' : ''}>
        <CardMessageField ref={field} value={message} printed={printed} onChange={setMessage} />
        {printed && <CardPreview message={message} />}
      </div>
      {driven && (
        <TextArea
          label={cardTexts.note}
          hint={noteHint(shipment.recipient?.addressType ?? '')}
          rows={2}
          maxLength={200}
          value={deliveryNote}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        className="self-end wrap-anywhere max-sm:w-full"
        busy={saving ? 'Saving' : undefined}
      >
        {label}
      </Button>
    </form>
  );
}
