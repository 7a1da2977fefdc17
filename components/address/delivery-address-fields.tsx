'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/select-field';
import { ShopLink } from '@/components/ui/shop-link';
import { TextField } from '@/components/ui/text-field';
import { destinationTypes, isPickupType, needsCompanyName } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import { states } from '@/lib/address/states';
import { addressDialogTexts } from '@/lib/address/texts';
import { CountryField } from './country-field';
import { StreetField } from './street-field';

const types = destinationTypes.filter(({ type }) => type !== 'Email' && !isPickupType(type));
const typeOptions = types.map(({ type, label }) => ({ value: type, label }));
const stateOptions = states.map(([value, label]) => ({ value, label }));
const touchedByPhone = ['FirstName', 'LastName', 'CompanyName', 'Street1', 'City', 'State', 'Zip', 'Phone'] as const;

interface DeliveryAddressFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** The form's values, cleaned. */
  draft: AddressDraft;
  /** City of a local ZIP, which it fills in. */
  city: string | null;
}

/** Where a delivery goes: at most eight fields in view for a residence; focus on the phone marks the rest touched (000 §5). */
export function DeliveryAddressFields({ form, draft, city }: DeliveryAddressFieldsProps) {
  const { register, setValue, getValues, trigger, formState: { errors } } = form;
  const [wantsStreet2, setWantsStreet2] = useState(draft.Street2 !== '');
  const filled = useRef('');
  const recipients = types.find(({ type }) => type === draft.AddressType)?.recipients ?? [];
  useEffect(() => {
    const typed = getValues('City');
    if (!city || (typed !== '' && typed !== filled.current)) return;
    filled.current = city;
    setValue('City', city, { shouldValidate: typed !== '' });
    setValue('State', 'MN');
  }, [city, getValues, setValue]);
  const fill = (address: Partial<AddressDraft>) => {
    for (const [field, value] of Object.entries(address) as [keyof AddressDraft, string][]) if (value) setValue(field, value, { shouldTouch: true });
    void trigger(Object.keys(address) as (keyof AddressDraft)[]);
  };
  if (draft.Country !== 'US') return <CountryField value={draft.Country} onChange={(code) => setValue('Country', code)} />;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField className="sm:col-span-3" label="First name" autoComplete="shipping given-name" error={errors.FirstName?.message} {...register('FirstName')} />
      <TextField className="sm:col-span-3" label="Last name" autoComplete="shipping family-name" error={errors.LastName?.message} {...register('LastName')} />
      <SelectField className="sm:col-span-3" label="Address type" options={typeOptions} error={errors.AddressType?.message} {...register('AddressType')} />
      {recipients.length > 1
        ? <SelectField className="sm:col-span-3" label="Recipient" value={draft.Recipient} options={recipients.map((value) => ({ value, label: value }))} onChange={(event) => setValue('Recipient', event.target.value)} />
        : <span className="hidden sm:col-span-3 sm:block" />}
      {draft.AddressType === 'Hospital' && (
        <p className="rounded-panel bg-straw-100 px-4 py-3 text-ui text-straw-800 sm:col-span-6">
          {addressDialogTexts.hospital} <ShopLink href="/customer-service/frequently-asked-questions" className="font-strong underline">{addressDialogTexts.hospitalLink}</ShopLink>
        </p>
      )}
      {needsCompanyName(draft.AddressType) && (
        <TextField className="sm:col-span-6" label="Company or place name" autoComplete="shipping organization" error={errors.CompanyName?.message} {...register('CompanyName')} />
      )}
      <StreetField
        value={form.watch('Street1')} addressType={draft.AddressType} error={errors.Street1?.message}
        onType={(value) => setValue('Street1', value, { shouldValidate: Boolean(errors.Street1) })} onBlur={() => void trigger('Street1')}
        onChoose={({ CompanyName, Street1, City, State, Zip }) => fill({ Street1, City, State, Zip, ...(needsCompanyName(draft.AddressType) && CompanyName ? { CompanyName } : {}) })}
      />
      {wantsStreet2
        ? <TextField className="sm:col-span-6" label="Apartment, suite (optional)" autoComplete="shipping address-line2" {...register('Street2')} />
        : <button type="button" onClick={() => setWantsStreet2(true)} className="text-link inline-flex min-h-8 items-center justify-self-start text-sm sm:col-span-6">Add apartment, suite</button>}
      <TextField className="sm:col-span-2" label="City" autoComplete="shipping address-level2" error={errors.City?.message} {...register('City')} />
      <SelectField className="sm:col-span-2" label="State" autoComplete="shipping address-level1" options={stateOptions} error={errors.State?.message} {...register('State')} />
      <TextField className="sm:col-span-2" label="ZIP" inputMode="numeric" maxLength={10} autoComplete="shipping postal-code" error={errors.Zip?.message} {...register('Zip')} />
      <TextField
        className="sm:col-span-3" label="Phone" type="tel" hint={addressDialogTexts.phoneHint} autoComplete="shipping tel-national" error={errors.Phone?.message}
        {...register('Phone')} onFocus={() => void trigger([...touchedByPhone])}
      />
      <button type="button" onClick={() => setValue('Country', 'CA')} className="text-link inline-flex min-h-8 items-center justify-self-start text-sm sm:col-span-3 sm:mt-8">Outside the United States?</button>
    </div>
  );
}
