'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { nameLetters, phoneDigits, zipDigits } from '@/lib/address/clean';
import { destinationTypes, isPickupType, needsCompanyName } from '@/lib/address/destination-types';
import { states } from '@/lib/address/states';
import type { RecipientDraft } from '@/lib/checkout/draft';
import { checkoutTexts } from '@/lib/checkout/texts';
import { brand } from '@/lib/config/brand';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';

const types = destinationTypes.filter(({ type }) => type !== 'Email' && !isPickupType(type)).map(({ type, label }) => ({ value: type, label }));
const stateOptions = states.map(([value, label]) => ({ value, label }));
const beforePhone = ['FirstName', 'LastName', 'CompanyName', 'Street1', 'City', 'State', 'Zip', 'Phone'] as const;

/** The address of a delivery: at most eight fields in view, the ZIP fills city and state. */
export function DeliveryFields({ form, city }: { form: UseFormReturn<RecipientDraft>; city: string | null }) {
  const { register, setValue, getValues, trigger, watch, formState: { errors } } = form;
  const [wantsStreet2, setWantsStreet2] = useState(getValues('Street2') !== '');
  const filled = useRef('');
  const company = needsCompanyName(watch('AddressType'));
  useEffect(() => {
    const typed = getValues('City');
    if (!city || (typed !== '' && typed !== filled.current)) return;
    filled.current = city;
    setValue('City', city, { shouldValidate: typed !== '' });
    setValue('State', 'MN');
  }, [city, getValues, setValue]);
  const cleaned = (field: keyof RecipientDraft, clean: (text: string) => string) => register(field, { setValueAs: (text: string) => clean(text) });
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField className="sm:col-span-3" label="First name" autoComplete="shipping given-name" error={errors.FirstName?.message} {...cleaned('FirstName', nameLetters)} />
      <TextField className="sm:col-span-3" label="Last name" autoComplete="shipping family-name" error={errors.LastName?.message} {...cleaned('LastName', nameLetters)} />
      <SelectField className="sm:col-span-3" label="Address type" options={types} error={errors.AddressType?.message} {...register('AddressType')} />
      <TextField
        className="sm:col-span-3" label="ZIP" hint="Five digits; it fills in the city" inputMode="numeric" autoComplete="shipping postal-code" maxLength={10}
        error={errors.Zip?.message} {...cleaned('Zip', zipDigits)}
      />
      {company && <TextField className="sm:col-span-6" label="Company or place name" autoComplete="shipping organization" error={errors.CompanyName?.message} {...register('CompanyName')} />}
      <TextField className="sm:col-span-6" label="Address 1" autoComplete="shipping address-line1" error={errors.Street1?.message} {...register('Street1')} />
      {wantsStreet2
        ? <TextField className="sm:col-span-6" label="Apartment, suite (optional)" autoComplete="shipping address-line2" {...register('Street2')} />
        : <button type="button" onClick={() => setWantsStreet2(true)} className="text-link inline-flex min-h-8 items-center justify-self-start text-sm sm:col-span-6">Add apartment, suite</button>}
      <TextField className="sm:col-span-3" label="City" autoComplete="shipping address-level2" error={errors.City?.message} {...register('City')} />
      <SelectField className="sm:col-span-3" label="State" autoComplete="shipping address-level1" options={stateOptions} error={errors.State?.message} {...register('State')} />
      <TextField
        className="sm:col-span-3" label="Phone" type="tel" hint={checkoutTexts.phoneHint} autoComplete="shipping tel-national"
        onFocus={() => void trigger([...beforePhone])} error={errors.Phone?.message} {...cleaned('Phone', phoneDigits)}
      />
      <p className="text-xs text-ink-2 sm:col-span-3 sm:self-center">Sending outside the United States? Call <a className="nums font-strong text-ink" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a>.</p>
    </div>
  );
}
