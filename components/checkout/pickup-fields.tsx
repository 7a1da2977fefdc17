'use client';

import type { UseFormReturn } from 'react-hook-form';
import { nameLetters, phoneDigits } from '@/lib/address/clean';
import type { RecipientDraft } from '@/lib/checkout/draft';
import type { StoreOption } from '@/lib/checkout/store-option';
import { checkoutTexts } from '@/lib/checkout/texts';
import { RadioCard } from './radio-card';
import { FieldNote, TextField } from '@/components/ui/text-field';

interface PickupFieldsProps {
  form: UseFormReturn<RecipientDraft>;
  stores: readonly StoreOption[];
  loading: boolean;
}

/** Which store, at the counter or the curb, and who collects (000 §5). */
export function PickupFields({ form, stores, loading }: PickupFieldsProps) {
  const { register, setValue, watch, formState: { errors } } = form;
  const [type, storeID] = watch(['AddressType', 'StoreID']);
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2" aria-describedby="store-note">
        <legend className="mb-2 text-sm font-strong">Store</legend>
        {loading && <p className="text-sm text-ink-2">Looking up our stores …</p>}
        {stores.map(({ id, name, street, city }) => (
          <RadioCard
            key={id} name="StoreID" value={id} checked={storeID === id} title={name} detail={`${street}, ${city}`}
            onChange={() => setValue('StoreID', id, { shouldValidate: true, shouldTouch: true })}
          />
        ))}
        <FieldNote id="store-note" error={errors.StoreID?.message} />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-strong">How you pick it up</legend>
        <RadioCard name="pickup" value="InStorePickUp" checked={type === 'InStorePickUp'} onChange={() => setValue('AddressType', 'InStorePickUp')} title="In-Store Pickup" />
        <RadioCard name="pickup" value="CurbsidePickUp" checked={type === 'CurbsidePickUp'} onChange={() => setValue('AddressType', 'CurbsidePickUp')} title="Curbside Pickup" />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" error={errors.FirstName?.message} {...register('FirstName', { setValueAs: nameLetters })} />
        <TextField label="Last name" autoComplete="family-name" error={errors.LastName?.message} {...register('LastName', { setValueAs: nameLetters })} />
        <TextField label="Phone" type="tel" hint={checkoutTexts.pickupPhoneHint} autoComplete="tel-national" error={errors.Phone?.message} {...register('Phone', { setValueAs: phoneDigits })} />
      </div>
    </div>
  );
}
