'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { daySentence } from '@/lib/cart/day-words';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { recipientName, recipientPlace } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { isText, oneOf, useKept } from '@/components/checkout/use-kept';
import { useOptions } from '@/components/checkout/delivery/use-options';
import { isPickup } from '@/lib/delivery/labels';
import { deliveryMethods, type DeliveryMethod } from '@/lib/delivery/method';
import { ClosedDays } from './closed-days';
import { DayPicker } from './day-picker';
import { MethodChoice } from './method-choice';
import { RunChoice } from './run-choice';
import { SameDayNote } from './same-day-note';
import { Undeliverable } from './undeliverable';

interface DeliveryFormProps {
  shipment: CartShipment;
  saving: boolean;
  label: string;
  onDone: (request: Fulfillment) => void;
  remove: (line: CartLine) => void;
  save: (request: Fulfillment) => Promise<string | null>;
  /** Back to who gets what. */
  onBack: () => void;
  /** What was refused. */
  children: React.ReactNode;
}

type Preference = NonNullable<CartShipment['timePreference']>;
const preferences: readonly Preference[] = ['AM', 'PM', 'NO PREF'];

/** How and when one shipment goes: the ways to choose between, the days with the reason for each that is closed, the runs of the day. */
export function DeliveryForm({
  shipment,
  saving,
  label,
  onDone,
  onBack,
  remove,
  save,
  children,
}: DeliveryFormProps) {
  const { recipient, lines } = shipment;
  const part = lines[0]?.id ?? '';
  const [method, setMethod] = useKept<DeliveryMethod | null>(`method ${part}`, shipment.method, {
    is: oneOf(deliveryMethods),
    since: shipment.method,
  });
  const [date, setDate] = useKept<string | null>(`date ${part}`, shipment.date, {
    is: isText,
    since: shipment.date,
  });
  const [run, setRun] = useKept<Preference>(`run ${part}`, shipment.timePreference ?? 'NO PREF', {
    is: oneOf(preferences),
    since: shipment.date,
  });
  const [asked, setAsked] = useState(false);
  const options = useOptions({
    addressType: recipient?.addressType ?? 'Residence',
    zip: recipient?.zip ?? '',
    lineIDs: lines.map(({ id }) => id),
    method,
  });
  if (options.error)
    return (
      <Notice tone="error">
        <p>{options.error.message}</p>
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          onClick={() => void options.refetch()}
        >
          Try again
        </Button>
      </Notice>
    );
  if (!options.data || !recipient)
    return (
      <p role="status" className="text-ink-2">
        Checking the days …
      </p>
    );
  const { methods, days, cost, runs, countdown } = options.data;
  const chosen = options.data.method;
  if (!chosen) {
    return (
      <Undeliverable shipment={shipment} remove={remove} save={save}>
        <BackToRecipients onBack={onBack} />
      </Undeliverable>
    );
  }
  const day = days.find((candidate) => candidate.date === date && candidate.available);
  const open = day?.available ? day.runs.map(({ id }) => id) : [];
  const preference = run === 'NO PREF' || open.includes(run) ? run : 'NO PREF';
  const first = days.find(({ available }) => available);
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (day)
          onDone({
            DeliveryMethod: chosen,
            RequestedDeliveryDate: day.date,
            TimePreference: preference,
          });
        else {
          setAsked(true);
          event.currentTarget
            .querySelector<HTMLInputElement>('input[name="delivery-day"]:not(:disabled)')
            ?.focus();
        }
      }}
    >
      <p className="text-ui text-ink-2">
        {lines
          .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
          .join(', ')}{' '}
        {isPickup(chosen) ? 'for' : 'to'}{' '}
        <strong className="text-ink">{recipientName(recipient)}</strong>,{' '}
        {recipientPlace(recipient)}
      </p>
      <MethodChoice methods={methods} chosen={chosen} onChoose={setMethod} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {first && (
          <button
            type="button"
            onClick={() => setDate(first.date)}
            className="inline-flex min-h-10 items-center gap-2 rounded-pane border border-leaf-600 bg-card px-4 text-ui font-strong text-leaf-700 hover:bg-leaf-100"
          >
            Earliest: {daySentence(first.date)}
          </button>
        )}
        {chosen === 'LocalDelivery' && days[0]?.available && (
          <SameDayNote countdown={countdown} onPassed={() => void options.refetch()} />
        )}
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_240px]">
        <DayPicker
          key={chosen}
          days={days}
          cost={cost}
          chosen={day?.date ?? null}
          onChoose={setDate}
        />
        <div className="flex flex-col gap-6">
          {day && (
            <h3 className="text-h3" aria-live="polite">
              {daySentence(day.date)}
            </h3>
          )}
          {day && runs.length > 0 && (
            <RunChoice
              runs={runs}
              closed={day.available ? day.closedRuns : []}
              chosen={preference}
              onChoose={setRun}
            />
          )}
          <ClosedDays days={days} />
        </div>
      </div>
      {asked && !day && <Notice tone="error">Please choose a day.</Notice>}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 max-sm:flex-col-reverse max-sm:items-stretch">
        <BackToRecipients onBack={onBack} />
        <Button
          type="submit"
          className="min-w-0 wrap-anywhere"
          busy={saving ? 'Saving' : undefined}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

function BackToRecipients({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="text-link inline-flex min-h-8 items-center justify-center"
    >
      Back to recipients
    </button>
  );
}
