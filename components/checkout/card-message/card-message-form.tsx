'use client';

import { useImperativeHandle, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CartShipment } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import type { OpenForm } from '../recipients/use-open-shipment';
import { CardFields, useCardWords } from './card-words';

interface CardMessageFormProps {
  ref?: Ref<OpenForm>;
  shipment: CartShipment;
  /** A line of the shipment, by which its drafts are known: its own ID follows its day and method. */
  lineID: string;
  problem: string | null;
  saving: boolean;
  label: string;
  /** What of it has changed; `null` for nothing. */
  onDone: (words: Fulfillment | null) => void;
}

/** One shipment's card and note. */
export function CardMessageForm({
  ref,
  shipment,
  lineID,
  problem,
  saving,
  label,
  onDone,
}: CardMessageFormProps) {
  const words = useCardWords(shipment, lineID);
  useImperativeHandle(ref, () => ({ leave: () => (words.check() ? words.request : 'stay') }));
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.check()) onDone(words.request);
      }}
    >
      <CardFields
        words={words}
        method={shipment.method}
        addressType={shipment.recipient?.addressType ?? ''}
        firstName={shipment.recipient?.firstName ?? ''}
      />
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
