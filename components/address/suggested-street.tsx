'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import type { PlaceSuggestion } from '@/lib/address/draft';
import { addressDialogTexts } from '@/lib/address/texts';
import { useSuggestions, type SuggestedPlace } from './use-suggestions';

export interface SuggestedStreetProps {
  /** What the plain field is, too. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'defaultValue'>;
  value: string;
  addressType: string;
  /** What the plain field was left with when this took over: where its caret was, `null` without the focus, and whether something was typed. */
  start: { selection: [number | null, number | null] | null; typed: boolean };
  onType: (value: string) => void;
  onBlur: () => void;
  onChoose: (address: SuggestedPlace) => void;
}

/** The field of the street with its suggestions, a combobox: arrows move, Enter takes one, Escape closes (specification A9). */
export function SuggestedStreet({
  input,
  value,
  addressType,
  start,
  onType,
  onBlur,
  onChoose,
}: SuggestedStreetProps) {
  const [typed, setTyped] = useState(start.typed ? value : null);
  const { suggestions, choose } = useSuggestions(typed, addressType);
  const shown = suggestions.length > 0;
  const field = useRef<HTMLInputElement>(null);
  const [{ selection }] = useState(start);
  useLayoutEffect(() => {
    if (!selection) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...selection);
  }, [selection]);
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
        {...input}
        ref={field}
        aria-expanded={shown}
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
  );
}
