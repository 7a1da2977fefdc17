import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { destinationTypes, isPickupType } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import { addressDialogTexts, addressTexts } from '@/lib/address/texts';
import { cleanedField } from './address-fields';
import { NameFields } from './person-fields';

const ways = destinationTypes.filter(({ type }) => isPickupType(type));

/** A store to pick up from. */
interface PickupChoice {
  id: string;
  name: string;
  street: string;
  city: string;
}

/** Stores to choose from; `null` where they could not be loaded. */
export type PickupStores = readonly PickupChoice[] | null;

interface StorePickupFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** Flagship stores with will-call that are active (specification A3); where they are is kept by the server. */
  stores?: PickupStores;
  /** Section of the autocomplete tokens. */
  section: string;
}

/** Which store, at the counter or the curb, and who collects (specification A5). */
export function StorePickupFields({ form, stores = [], section }: StorePickupFieldsProps) {
  const {
    register,
    trigger,
    watch,
    formState: { errors },
  } = form;
  const id = useId();
  const type = watch('AddressType');
  const options = [
    { value: '', label: addressTexts.StoreID },
    ...(stores ?? []).map(({ id: value, name, street, city }) => ({
      value,
      label: `${name}, ${street}, ${city}`,
    })),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label="Store"
        autoComplete="off"
        options={options}
        error={errors.StoreID?.message}
        {...register('StoreID')}
      />
      {stores === null && (
        <div className="sm:col-span-2">
          <Notice tone="error">{addressDialogTexts.storesDown}</Notice>
        </div>
      )}
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2 sm:col-span-2">
        <legend className="mb-1 text-sm font-strong">How you pick it up</legend>
        {ways.map(({ type: value, label }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex min-h-11 items-center gap-3"
          >
            <input
              id={`${id}-${value}`}
              type="radio"
              value={value}
              checked={type === value}
              className="size-5 accent-aubergine-700"
              {...register('AddressType')}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <NameFields form={form} autoComplete={section} />
      <TextField
        label="Phone"
        type="tel"
        hint={addressDialogTexts.pickupPhoneHint}
        autoComplete={`${section} tel-national`}
        error={errors.Phone?.message}
        {...cleanedField(form, 'Phone')}
        onFocus={() => void trigger(['StoreID', 'FirstName', 'LastName', 'Phone'])}
      />
    </div>
  );
}

interface WayChoiceProps {
  pickup: boolean;
  onChoose: (addressType: 'Residence' | 'InStorePickUp') => void;
}

/** Delivery to somebody, or pickup at a store. */
export function WayChoice({ pickup, onChoose }: WayChoiceProps) {
  const name = useId();
  const option = (label: string, checked: boolean, type: 'Residence' | 'InStorePickUp') => (
    <label
      className={`flex min-h-12 flex-1 items-center gap-2.5 rounded-pane border px-3 sm:px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${checked ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onChoose(type)}
        className="size-5 shrink-0 accent-aubergine-700"
      />
      <span className="font-strong whitespace-nowrap">{label}</span>
    </label>
  );
  return (
    <fieldset className="flex flex-wrap gap-2.5 sm:gap-3">
      <legend className="sr-only">Delivery or pickup</legend>
      {option('Delivery', !pickup, 'Residence')}
      {option('Store Pickup', pickup, 'InStorePickUp')}
    </fieldset>
  );
}
