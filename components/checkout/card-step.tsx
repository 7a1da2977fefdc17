'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sprig } from '@/components/ui/sprig';
import type { WordsDraft } from '@/lib/checkout/draft';
import { cardLineProblem } from '@/lib/orders/card-message';
import { CardLineField } from './card-line-field';
import { inputClass } from '@/components/ui/text-field';

interface CardStepProps {
  initial: WordsDraft;
  pickup: boolean;
  problem: string | null;
  saving: boolean;
  onDone: (words: WordsDraft) => void;
}

/** The card message with its preview at printed size, and a note for the driver. */
export function CardStep({ initial, pickup, problem, saving, onDone }: CardStepProps) {
  const [lines, setLines] = useState(initial.lines);
  const [note, setNote] = useState(initial.deliveryNote);
  const noteID = useId();
  const printable = lines.every((line) => cardLineProblem(line) === null);
  const change = (index: number, line: string) => setLines(([first, second, third, fourth]) => {
    const next: WordsDraft['lines'] = [first, second, third, fourth];
    next[index] = line;
    return next;
  });
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => {
      event.preventDefault();
      if (printable) onDone({ lines, deliveryNote: note.trim() });
    }}>
      <p className="text-ui text-ink-2">Four lines, if you like. The preview shows exactly what we print.</p>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          {lines.map((line, index) => <CardLineField key={index} number={index + 1} value={line} onChange={(text) => change(index, text)} />)}
        </div>
        <CardPreview lines={lines} />
      </div>
      {!pickup && (
        <div>
          <label htmlFor={noteID} className="mb-1 block text-sm font-strong">Note for the driver (optional)</label>
          <textarea id={noteID} rows={2} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} className={inputClass(false).replace('h-12', 'min-h-20 py-2.5')} />
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" className="self-start max-sm:w-full" disabled={!printable} busy={saving ? 'Saving' : undefined}>Continue to payment</Button>
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
