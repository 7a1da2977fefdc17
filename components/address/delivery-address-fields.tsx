'use client';

import { useState, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { needsCompanyName } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import { addressDialogTexts } from '@/lib/address/texts';
import { typeChoices, typeChoiceValue } from '@/lib/address/type-choices';
import { Notice } from '@/components/ui/notice';
import { countries } from '@/lib/address/countries';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { cleanedField, showField } from './address-fields';
import { NameFields } from './person-fields';
import { PlaceFields } from './place-fields';
import { StreetField } from './street-field';

const touchedByPhone = [
  'FirstName',
  'LastName',
  'CompanyName',
  'Street1',
  'City',
  'State',
  'Zip',
  'Phone',
] as const;

interface DeliveryAddressFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** The form's values, cleaned. */
  draft: AddressDraft;
  /** City of a local ZIP, which it fills in. */
  city: string | null;
  /** Section of the autocomplete tokens. */
  section: string;
}

/** Where a delivery goes: at most eight fields in view for every destination; focus on the phone marks the rest touched (specification A5). */
export function DeliveryAddressFields({ form, draft, city, section }: DeliveryAddressFieldsProps) {
  const {
    register,
    setValue,
    trigger,
    formState: { errors },
  } = form;
  const [wantsStreet2, setWantsStreet2] = useState(draft.Street2 !== '');
  const [beganAbroad] = useState(draft.Country !== 'US');
  const fill = (address: Partial<AddressDraft>) => {
    for (const [field, value] of Object.entries(address) as [keyof AddressDraft, string][])
      if (value) setValue(field, value, { shouldTouch: true });
    void trigger(Object.keys(address) as (keyof AddressDraft)[]);
  };
  const chooseType = (value: string) => {
    const chosen = typeChoices.find((choice) => choice.value === value);
    setValue('AddressType', chosen?.type ?? '', { shouldValidate: true });
    setValue('Recipient', chosen?.recipient ?? '');
  };
  if (draft.Country !== 'US')
    return (
      <CountryField
        section={section}
        value={draft.Country}
        autoFocus={!beganAbroad}
        onChange={(code) => {
          const choose = () => setValue('Country', code);
          if (code === 'US') showField(form, 'FirstName', choose);
          else choose();
        }}
      />
    );
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <NameFields className="sm:col-span-3" form={form} autoComplete={`${section} shipping`} />
      <SelectField
        className="sm:col-span-6"
        label="Address type"
        autoComplete="off"
        options={typeChoices}
        value={typeChoiceValue(draft.AddressType, draft.Recipient)}
        error={errors.AddressType?.message}
        onChange={(event) => chooseType(event.target.value)}
      />
      {draft.AddressType === 'Hospital' && (
        <p className="rounded-panel bg-straw-100 px-4 py-3 text-ui text-straw-800 sm:col-span-6">
          {addressDialogTexts.hospital}{' '}
          <a
            href="/customer-service/frequently-asked-questions"
            target="_blank"
            rel="noopener"
            className="font-strong underline"
          >
            {addressDialogTexts.hospitalLink}
          </a>
        </p>
      )}
      {needsCompanyName(draft.AddressType) && (
        <TextField
          className="sm:col-span-6"
          label="Company or place name"
          autoComplete={`${section} shipping organization`}
          error={errors.CompanyName?.message}
          {...register('CompanyName')}
        />
      )}
      <StreetField
        section={section}
        value={form.watch('Street1')}
        addressType={draft.AddressType}
        error={errors.Street1?.message}
        onType={(value) => setValue('Street1', value, { shouldValidate: Boolean(errors.Street1) })}
        onBlur={() => void trigger('Street1')}
        onChoose={({ CompanyName, Street1, City, State, Zip }) =>
          fill({
            Street1,
            City,
            State,
            Zip,
            ...(needsCompanyName(draft.AddressType) && CompanyName ? { CompanyName } : {}),
          })
        }
      />
      {wantsStreet2 ? (
        <TextField
          className="sm:col-span-6"
          label="Apartment, suite (optional)"
          autoComplete={`${section} shipping address-line2`}
          {...register('Street2')}
        />
      ) : (
        <button
          type="button"
          onClick={() => showField(form, 'Street2', () => setWantsStreet2(true))}
          className="text-link tap -my-1.5 justify-self-start text-sm sm:col-span-6"
        >
          Add apartment, suite
        </button>
      )}
      <PlaceFields form={form} draft={draft} city={city} section={section} />
      <TextField
        className="sm:col-span-3"
        label="Phone"
        type="tel"
        hint={addressDialogTexts.phoneHint}
        autoComplete={`${section} shipping tel-national`}
        error={errors.Phone?.message}
        {...cleanedField(form, 'Phone')}
        onFocus={() => void trigger([...touchedByPhone])}
      />
      <button
        type="button"
        onClick={() => setValue('Country', 'CA')}
        className="text-link tap justify-self-start text-sm sm:col-span-3 sm:mt-8"
      >
        Outside the United States?
      </button>
    </div>
  );
}

/** The country, the United States first; for another one the order phone instead of a form that could not deliver (ruling 24). */
function CountryField({
  section,
  value,
  autoFocus,
  onChange,
}: {
  section: string;
  value: string;
  autoFocus: boolean;
  onChange: (code: string) => void;
}) {
  const options = useMemo(() => countries(), []);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Country"
        autoComplete={`${section} shipping country`}
        value={value}
        autoFocus={autoFocus}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== 'US' && (
        <Notice tone="notice">
          {addressDialogTexts.abroad} <OrderPhone className="font-strong underline" />
        </Notice>
      )}
    </div>
  );
}
