'use client';

import { useId, useState } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import { zipStore } from '@/components/session/zip-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Notice } from '@/components/ui/notice';
import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { wishRequest } from '@/lib/cart/wish';
import { DeliveryFields } from './delivery-fields';
import { useDeliveryChoice } from './use-delivery-choice';

export interface DayDialogProps {
  shipment: CartShipment;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  onClose: () => void;
}

/**
 * Day, way and run of one shipment of the cart; goods that go to nobody yet are asked for the ZIP first, and keep the day as a wish. It closes once what
 * was chosen is written, unless something else was chosen meanwhile.
 */
export default function DayDialog({ shipment, save, onClose }: DayDialogProps) {
  const id = useId();
  const { recipient, lines, wish } = shipment;
  const [zip, setZip] = useState(recipient?.zip ?? wish?.zip ?? zipStore.get() ?? '');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const choice = useDeliveryChoice(shipment, {
    addressType: recipient?.addressType ?? 'Residence',
    zip,
  });
  const picked = `${choice.picked} ${zip}`;
  const latest = useLatest(picked);
  const nowhere = choice.options !== undefined && choice.chosen === null;
  const write = async (form: HTMLFormElement) => {
    if (!choice.check(form) || !choice.request) return;
    const { DeliveryMethod, RequestedDeliveryDate = '', TimePreference } = choice.request;
    const LineItemIDs = lines.map((line) => line.id);
    setBusy(true);
    const problem = await save(
      recipient
        ? { LineItemIDs, ...choice.request }
        : {
            LineItemIDs,
            ...wishRequest({
              zip,
              date: RequestedDeliveryDate,
              run: TimePreference ?? 'NO PREF',
              method: DeliveryMethod ?? null,
            }),
          },
    );
    setBusy(false);
    setRefused(problem);
    if (problem !== null) choice.refetch();
    else if (latest.current === picked) onClose();
  };
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={recipient ? `Day for ${recipientName(recipient)}` : 'When should it arrive?'}
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void write(event.currentTarget);
        }}
      >
        {!recipient && (
          <label htmlFor={id} className="flex flex-wrap items-center gap-3 text-sm font-strong">
            ZIP of the recipient
            <input
              id={id}
              value={zip}
              inputMode="numeric"
              autoComplete="postal-code"
              onChange={(event) => setZip(event.target.value.replace(/\D/g, '').slice(0, 5))}
              className="nums h-11 w-24 rounded-pane border border-line-strong bg-card px-3"
            />
          </label>
        )}
        {choice.known && <DeliveryFields choice={choice} />}
        {nowhere && <Notice tone="error">These can’t go to {zip} together.</Notice>}
        {refused && <Notice tone="error">{refused}</Notice>}
        <Button
          type="submit"
          className="self-end max-sm:w-full"
          disabled={!choice.known || choice.waiting || nowhere}
          busy={busy ? 'Saving' : undefined}
        >
          Keep this day
        </Button>
      </form>
    </Dialog>
  );
}
