'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { cityOfZip } from '@/lib/address/verification/city-of-zip';
import type { AddressDraft } from '@/lib/address/draft';
import { states } from '@/lib/address/states';
import { statesOfZip } from '@/lib/address/verification/zip-states';
import { cleanedField, showField } from './address-fields';

const stateOptions = states.map(([value, label]) => ({ value, label }));

interface PlaceFieldsProps {
  form: UseFormReturn<AddressDraft>;
  /** The form's ZIP, city and state, cleaned. */
  draft: Pick<AddressDraft, 'Zip' | 'City' | 'State'>;
  /** City of a local ZIP, which it fills in. */
  city: string | null;
  /** Section of the autocomplete tokens. */
  section: string;
}

/** ZIP, city and state: city and state follow the ZIP, and the state is asked for only where the ZIP leaves it open. */
export function PlaceFields({ form, draft, city, section }: PlaceFieldsProps) {
  const {
    register,
    setValue,
    getValues,
    trigger,
    formState: { errors },
  } = form;
  const cityError = errors.City !== undefined;
  const possible = draft.Zip.length === 5 ? statesOfZip(draft.Zip) : [];
  const only = possible.length === 1 ? possible[0] : undefined;
  /** The ZIP for which the shopper wants another state than its own. */
  const [stateFor, setStateFor] = useState(
    only !== undefined && only !== draft.State ? draft.Zip : null,
  );
  const wantsState = stateFor !== null && stateFor === draft.Zip;
  const lastPlace = useRef<{ city: string; zip: string | null }>({
    city: draft.City,
    zip: draft.Zip,
  });
  useEffect(() => {
    const shown = getValues('City');
    // A city that came with its ZIP, from a suggestion or the book, was given for it.
    if (shown !== lastPlace.current.city) lastPlace.current = { city: shown, zip: draft.Zip };
    if (draft.Zip.length < 5) return;
    const next = cityOfZip({
      city: shown,
      zip: draft.Zip,
      givenFor: lastPlace.current.zip,
      cityInShop: city,
    });
    if (next === shown) {
      if (lastPlace.current.zip === '') lastPlace.current.zip = draft.Zip;
      return;
    }
    lastPlace.current = { city: next, zip: null };
    setValue('City', next);
    if (cityError) void trigger('City');
  }, [city, cityError, draft.Zip, getValues, setValue, trigger]);
  const state = possible.includes(draft.State) ? draft.State : possible[0];
  useEffect(() => {
    if (state && !wantsState) setValue('State', state);
  }, [state, wantsState, setValue]);
  const { onChange: setCity, ...cityInput } = register('City');
  const showsState = wantsState || (draft.Zip.length === 5 && !only);
  const stateName = states.find(([code]) => code === only)?.[1];
  return (
    <>
      <div className={showsState ? 'sm:col-span-2' : 'sm:col-span-3'}>
        <TextField
          label="ZIP"
          inputMode="numeric"
          maxLength={10}
          autoComplete={`${section} shipping postal-code`}
          error={errors.Zip?.message}
          {...cleanedField(form, 'Zip')}
        />
        {!showsState && stateName && (
          <p className="mt-1 text-xs text-ink-2">
            {stateName}.{' '}
            <button
              type="button"
              className="text-link min-h-6"
              onClick={() => showField(form, 'State', () => setStateFor(draft.Zip))}
            >
              Another state
            </button>
          </p>
        )}
      </div>
      <TextField
        className={showsState ? 'sm:col-span-2' : 'sm:col-span-3'}
        label="City"
        autoComplete={`${section} shipping address-level2`}
        error={errors.City?.message}
        {...cityInput}
        onChange={(event) => {
          lastPlace.current = {
            city: event.target.value,
            zip: draft.Zip.length === 5 ? draft.Zip : '',
          };
          void setCity(event);
        }}
      />
      {showsState && (
        <SelectField
          className="sm:col-span-2"
          label="State"
          autoComplete={`${section} shipping address-level1`}
          options={stateOptions}
          error={errors.State?.message}
          {...register('State')}
        />
      )}
    </>
  );
}
