'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { AddressDraft } from '@/lib/address/draft';
import { states } from '@/lib/address/states';
import { statesOfZip } from '@/lib/address/zip-states';
import { cleanedField } from './cleaned-field';

const stateOptions = states.map(([value, label]) => ({ value, label }));

interface PlaceFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** The form's ZIP and state, cleaned. */
  draft: Pick<AddressDraft, 'Zip' | 'State'>;
  /** City of a local ZIP, which it fills in. */
  city: string | null;
  /** Section of the autocomplete tokens. */
  section: string;
}

/** ZIP, city and state: a local ZIP fills in its city, and the state is asked for only where the ZIP leaves it open. */
export function PlaceFields({ form, draft, city, section }: PlaceFieldsProps) {
  const { register, setValue, getValues, trigger, formState: { errors } } = form;
  const cityError = errors.City !== undefined;
  const possible = draft.Zip.length === 5 ? statesOfZip(draft.Zip) : [];
  const only = possible.length === 1 ? possible[0] : undefined;
  const [wantsState, setWantsState] = useState(only !== undefined && only !== draft.State);
  const filled = useRef('');
  useEffect(() => {
    const typed = getValues('City');
    if (!city || (typed !== '' && typed !== filled.current)) return;
    filled.current = city;
    setValue('City', city);
    if (cityError) void trigger('City');
  }, [city, cityError, getValues, setValue, trigger]);
  useEffect(() => {
    if (only && !wantsState) setValue('State', only);
  }, [only, wantsState, setValue]);
  const asked = wantsState || (draft.Zip.length === 5 && !only);
  const stateName = states.find(([code]) => code === only)?.[1];
  return (
    <>
      <div className={asked ? 'sm:col-span-2' : 'sm:col-span-3'}>
        <TextField label="ZIP" inputMode="numeric" maxLength={10} autoComplete={`${section} shipping postal-code`} error={errors.Zip?.message} {...cleanedField(form, 'Zip')} />
        {!asked && stateName && (
          <p className="mt-1 text-xs text-ink-2">
            {stateName}. <button type="button" className="text-link min-h-6" onClick={() => setWantsState(true)}>Another state</button>
          </p>
        )}
      </div>
      <TextField className={asked ? 'sm:col-span-2' : 'sm:col-span-3'} label="City" autoComplete={`${section} shipping address-level2`} error={errors.City?.message} {...register('City')} />
      {asked && <SelectField className="sm:col-span-2" label="State" autoComplete={`${section} shipping address-level1`} options={stateOptions} error={errors.State?.message} {...register('State')} />}
    </>
  );
}
