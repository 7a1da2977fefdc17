'use client';

import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isPickupType } from '@/lib/address/destination-types';
import { validateAddress } from '@/lib/address/validate';
import type { RecipientDraft } from '@/lib/checkout/draft';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useOptions } from '@/lib/checkout/use-options.client';
import { methodLabel } from '@/lib/delivery/labels';
import { DeliveryFields } from './delivery-fields';
import { PickupFields } from './pickup-fields';
import { RadioCard } from './radio-card';

/** The recipient form's rules: the texts of 000 §5, checked again by the server. */
const resolver: Resolver<RecipientDraft> = (values) => {
  const messages = Object.entries(validateAddress(values));
  if (messages.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(messages.map(([field, message]) => [field, { type: 'required', message }])) };
};

interface RecipientFormProps {
  initial: RecipientDraft;
  onDone: (recipient: RecipientDraft) => void;
}

/** Who receives the order: delivery to an address, or pickup at a store. Errors show after a field was touched (000 §5). */
export function RecipientForm({ initial, onDone }: RecipientFormProps) {
  const form = useForm<RecipientDraft>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const [deliveryType, setDeliveryType] = useState(isPickupType(initial.AddressType) ? 'Residence' : initial.AddressType);
  const [addressType, zip] = form.watch(['AddressType', 'Zip']);
  const pickup = isPickupType(addressType);
  const options = useOptions(addressType, zip);
  const undeliverable = options.data !== undefined && options.data.method === null;
  const choose = (type: string) => {
    if (!pickup) setDeliveryType(addressType);
    form.setValue('AddressType', type);
    form.clearErrors();
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((values) => !undeliverable && onDone(values))(event)} className="flex flex-col gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Delivery or pickup</legend>
        <RadioCard name="way" value="delivery" checked={!pickup} onChange={() => choose(deliveryType)} title="Delivery" detail="To a home, a hospital, a church …" />
        <RadioCard name="way" value="pickup" checked={pickup} onChange={() => choose('InStorePickUp')} title="Store Pickup" detail="In the store or at the curb" />
      </fieldset>
      {pickup
        ? <PickupFields form={form} stores={options.data?.stores ?? []} loading={options.isPending} />
        : <DeliveryFields form={form} city={options.data?.city ?? null} />}
      {undeliverable && <Notice tone="error">{checkoutTexts.undeliverable}</Notice>}
      {!pickup && options.data?.method && (
        <Notice tone="success"><strong>{methodLabel(options.data.method)}</strong> reaches {options.data.city ?? 'this ZIP'}.</Notice>
      )}
      {options.error && <Notice tone="error">{options.error.message}</Notice>}
      <Button type="submit" className="self-start max-sm:w-full" disabled={undeliverable}>Continue to delivery</Button>
    </form>
  );
}
