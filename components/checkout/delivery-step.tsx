'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { daySentence } from '@/lib/cart/day-words';
import { closedDays } from '@/lib/checkout/day-hints';
import type { DeliveryDraft, RecipientDraft } from '@/lib/checkout/draft';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useOptions } from '@/lib/checkout/use-options.client';
import { methodLabel } from '@/lib/delivery/labels';
import { DayPicker } from './day-picker';
import { RunChoice } from './run-choice';

interface DeliveryStepProps {
  recipient: RecipientDraft;
  initial: DeliveryDraft | null;
  /** Says what went wrong with the last attempt. */
  problem: string | null;
  saving: boolean;
  onDone: (delivery: DeliveryDraft) => void;
}

/** Method, day and run. */
export function DeliveryStep({ recipient, initial, problem, saving, onDone }: DeliveryStepProps) {
  const options = useOptions(recipient.AddressType, recipient.Zip);
  const [date, setDate] = useState(initial?.date ?? null);
  const [run, setRun] = useState(initial?.timePreference ?? 'NO PREF');
  const [asked, setAsked] = useState(false);
  if (options.error) return <Notice tone="error">{options.error.message}</Notice>;
  if (!options.data) return <p role="status" className="text-ink-2">Looking up the days …</p>;
  const { method, days, fee, runs } = options.data;
  if (!method) return <Notice tone="error">{checkoutTexts.undeliverable}</Notice>;
  const day = days.find((candidate) => candidate.date === date && candidate.available);
  const open = day?.available ? day.runs.map(({ id }) => id) : [];
  const preference = run === 'NO PREF' || open.includes(run) ? run : 'NO PREF';
  const why = closedDays(days.slice(0, 35)).slice(0, 5);
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => {
      event.preventDefault();
      if (day) onDone({ method, date: day.date, timePreference: preference });
      else setAsked(true);
    }}>
      <p className="text-ui text-ink-2"><strong className="text-ink">{methodLabel(method)}</strong> to {recipient.FirstName} {recipient.LastName}</p>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_240px]">
        <DayPicker days={days} fee={fee} chosen={day?.date ?? null} onChoose={setDate} />
        <div className="flex flex-col gap-6">
          {day && <h3 className="text-h3" aria-live="polite">{daySentence(day.date)}</h3>}
          {day && runs.length > 0 && <RunChoice runs={runs} open={open} chosen={preference} onChoose={setRun} />}
          {why.length > 0 && (
            <div className="text-sm">
              <h4 className="font-strong">Why some days are closed</h4>
              <ul className="mt-1 flex flex-col gap-1.5 text-ink-2">
                {why.map(({ when, why: reason }) => <li key={when}><strong className="text-ink">{when}</strong>: {reason}</li>)}
              </ul>
            </div>
          )}
        </div>
      </div>
      {asked && !day && <Notice tone="error">Please choose a day.</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" className="self-start max-sm:w-full" busy={saving ? 'Saving' : undefined}>Continue to the card</Button>
    </form>
  );
}
