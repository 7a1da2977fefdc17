'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sprig } from '@/components/ui/sprig';
import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { wordsOf, wordsRequest, type Words } from '@/lib/cart/words';
import { noteHint } from '@/lib/checkout/note-hint';
import { isPickup } from '@/lib/delivery/labels';
import { cardLineProblem } from '@/lib/orders/card-message';
import { CardLineField } from './card-line-field';
import { ShipmentTabs } from './shipment-tabs';
import { inputClass } from '@/components/ui/text-field';

interface CardStepProps {
  shipments: readonly CartShipment[];
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
}

/** The card and the driver's note of each shipment, one after the other; none of it is required. */
export function CardStep({ shipments, problem, saving, save, onDone }: CardStepProps) {
  const [lineID, setLineID] = useState(shipments[0]?.lines[0]?.id ?? '');
  const current = Math.max(0, shipments.findIndex(({ lines }) => lines.some(({ id }) => id === lineID)));
  const shipment = shipments[current];
  const goTo = (index: number) => setLineID(shipments[index]?.lines[0]?.id ?? '');
  if (!shipment) return null;
  const following = shipments[current + 1];
  const done = async (words: Words) => {
    const before = wordsOf(shipment);
    const changed = JSON.stringify(words) !== JSON.stringify(before);
    if (changed && await save({ LineItemIDs: shipment.lines.map(({ id }) => id), ...wordsRequest(words) })) return;
    if (following) goTo(current + 1);
    else onDone();
  };
  return (
    <div className="flex flex-col gap-6">
      <ShipmentTabs shipments={shipments} current={current} done={({ cardMessage }) => cardMessage.length > 0} onChoose={goTo} />
      <CardForm
        key={lineID} shipment={shipment} problem={problem} saving={saving} onDone={(words) => void done(words)}
        label={following?.recipient ? `Next recipient: ${recipientName(following.recipient)}` : 'Continue to payment'}
      />
    </div>
  );
}

interface CardFormProps {
  shipment: CartShipment;
  problem: string | null;
  saving: boolean;
  label: string;
  onDone: (words: Words) => void;
}

function CardForm({ shipment, problem, saving, label, onDone }: CardFormProps) {
  const initial = wordsOf(shipment);
  const [lines, setLines] = useState(initial.lines);
  const [note, setNote] = useState(initial.deliveryNote);
  const noteID = useId();
  const printable = lines.every((line) => cardLineProblem(line) === null);
  const driven = shipment.method !== null && !isPickup(shipment.method) && shipment.method !== 'Email';
  const change = (index: number, line: string) => setLines(([first, second, third, fourth]) => {
    const next: Words['lines'] = [first, second, third, fourth];
    next[index] = line;
    return next;
  });
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => {
      event.preventDefault();
      if (printable) onDone({ lines, deliveryNote: note.trim() });
    }}>
      <p className="text-ui text-ink-2">Four lines for {shipment.recipient?.firstName ?? 'the card'}, if you like. The preview shows exactly what we print.</p>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          {lines.map((line, index) => <CardLineField key={index} number={index + 1} value={line} onChange={(text) => change(index, text)} />)}
        </div>
        <CardPreview lines={lines} />
      </div>
      {driven && (
        <div>
          <label htmlFor={noteID} className="mb-1 block text-sm font-strong">Note for the driver (optional)</label>
          <textarea id={noteID} aria-describedby={`${noteID}-hint`} rows={2} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} className={inputClass(false).replace('h-12', 'min-h-20 py-2.5')} />
          <p id={`${noteID}-hint`} className="mt-1 text-xs text-ink-2">{noteHint(shipment.recipient?.addressType ?? '')}</p>
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" className="self-end max-sm:w-full" disabled={!printable} busy={saving ? 'Saving' : undefined}>{label}</Button>
    </form>
  );
}

function CardPreview({ lines }: { lines: readonly string[] }) {
  return (
    <figure className="mx-auto w-full max-w-[3.5in]">
      <figcaption className="mb-2 text-sm text-ink-2">Printed at this size, 3.5 by 2.5 in</figcaption>
      <div className="flex aspect-[3.5/2.5] flex-col items-center justify-center gap-1 overflow-clip rounded-tight border border-line bg-card px-4 text-center shadow-lift">
        <Sprig size={28} className="mb-2" />
        {lines.map((line, index) => <p key={index} className="display min-h-6 max-w-full font-[family-name:var(--font-brygada-italic)] text-base italic [overflow-wrap:anywhere]">{line}</p>)}
      </div>
    </figure>
  );
}
