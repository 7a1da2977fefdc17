'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useRef, useState } from 'react';
import { FieldNote } from '@/components/ui/form/field-note';
import { inputClass } from '@/components/ui/form/text-field';
import type { PlaceSuggestion } from '@/lib/address/draft';
import { isPostBox } from '@/lib/address/verification/post-box';
import { addressDialogTexts } from '@/lib/address/texts';
import { useSuggestions, type SuggestedPlace } from './use-suggestions';

interface StreetFieldProps {
  /** Section of the autocomplete tokens. */
  section: string;
  value: string;
  addressType: string;
  error?: string;
  onType: (value: string) => void;
  onBlur: () => void;
  onChoose: (address: SuggestedPlace) => void;
}

/** Address 1 with suggestions from the maps, a combobox: arrows move, Enter takes one, Escape closes (specification A9). Without the maps it is a plain field. */
export function StreetField({
  section,
  value,
  addressType,
  error,
  onType,
  onBlur,
  onChoose,
}: StreetFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { suggestions, choose } = useSuggestions(typed, addressType);
  const hint = isPostBox(value) ? addressDialogTexts.postBox : undefined;
  const shown = suggestions.length > 0;
  /** Counts what is typed and chosen: an address that comes after the next letter is not the one that is wanted. */
  const turn = useRef(0);
  const take = async (suggestion: PlaceSuggestion) => {
    setTyped(null);
    turn.current += 1;
    const mine = turn.current;
    const address = await choose(suggestion);
    if (mine !== turn.current) return;
    if (address) onChoose(address);
    // Elsewhere the row names the place, not its street.
    else if (addressType === 'Residence') onType(suggestion.main);
  };
  return (
    <div className="relative sm:col-span-6">
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        Address 1
      </label>
      <Autocomplete.Root
        inline
        open
        mode="none"
        filter={null}
        value={value}
        items={suggestions}
        itemToStringValue={(suggestion: PlaceSuggestion) => suggestion.id}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press' || reason === 'escape-key') return;
          turn.current += 1;
          onType(next);
          setTyped(next);
        }}
      >
        <Autocomplete.Input
          id={id}
          name="Street1"
          autoComplete={`${section} shipping address-line1`}
          maxLength={100}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-more` : undefined}
          aria-expanded={shown}
          className={inputClass(Boolean(error))}
          onBlur={() => {
            setTyped(null);
            onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !shown) return;
            // Only the list closes, not the dialog.
            event.preventDefault();
            event.stopPropagation();
            event.preventBaseUIHandler();
            setTyped(null);
          }}
        />
        <div
          className={
            shown
              ? 'absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-pane border border-line-strong bg-card shadow-lift'
              : 'sr-only'
          }
        >
          <Autocomplete.List aria-label="Suggested addresses">
            {(suggestion: PlaceSuggestion) => (
              <Autocomplete.Item
                key={suggestion.id}
                value={suggestion}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void take(suggestion)}
                className="quick-option block min-h-11 cursor-pointer px-3.5 py-2 text-ui"
              >
                <span className="font-strong">{suggestion.main}</span>{' '}
                <span className="text-sm text-ink-2">{suggestion.more}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
          {shown && (
            <p translate="no" className="px-3.5 py-2 text-right text-xs text-ink-2">
              {addressDialogTexts.suggestedBy}
            </p>
          )}
        </div>
      </Autocomplete.Root>
      <FieldNote id={`${id}-more`} error={error} hint={hint} />
    </div>
  );
}
