'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState, useLayoutEffect } from 'react';
import { waits } from '@/lib/config/waits';
import { panelAfter, type QuickPanelEvent } from '@/lib/search/quick/quick-panel';
import { foundNothing } from '@/lib/search/quick/quick-search';
import { QuickPanel } from './quick-panel';
import { ownRows } from './quick-options';
import { SearchField, SearchForm, type QuickSearchProps } from './search-field';
import { useQuickAnswer } from './use-quick-answer';
import { useSearchSubmit } from './use-search-submit';

/** Gives the new field the focus and the cursor that the plain one had. */
function useFieldTakeover({ focused, selection }: QuickSearchProps['start']) {
  const field = useRef<HTMLInputElement>(null);
  const at = useRef({ focused, selection });
  useLayoutEffect(() => {
    if (!at.current.focused) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...at.current.selection);
  }, []);
  return field;
}

/** The search box of wide screens with its dropdown, a combobox: arrows move through the rows, Enter follows one, Escape closes (specification A2, A4). */
export function QuickDropdown({ inputID, start }: QuickSearchProps) {
  const [term, setTerm] = useState(start.value);
  const [open, setOpen] = useState((start.focused || start.hovered) && start.value.trim() !== '');
  const answer = useQuickAnswer(term);
  const submit = useSearchSubmit();
  const box = useRef<HTMLFormElement>(null);
  const field = useFieldTakeover(start);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = open && answer !== null;
  const happens = (event: QuickPanelEvent, value = term) => {
    clearTimeout(leaving.current);
    setOpen(panelAfter(event, value));
  };

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    // A pointer alone opens the panel too: the focus may be anywhere.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) field.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      clearTimeout(leaving.current);
    };
  }, [field]);

  return (
    <SearchForm
      ref={box}
      inputID={inputID}
      onPointerEnter={() => happens('hovered')}
      onPointerLeave={() => {
        leaving.current = setTimeout(
          () => setOpen(panelAfter('left', term)),
          waits.quickPanelCloseMs,
        );
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (submit(term)) happens('submitted');
      }}
    >
      <Autocomplete.Root
        {...ownRows}
        value={term}
        onValueChange={(value, { reason }) => {
          if (reason === 'item-press' || reason === 'escape-key') return;
          setTerm(value);
          happens('typed', value);
        }}
      >
        <Autocomplete.Input
          ref={field}
          id={inputID}
          name="query"
          render={<SearchField />}
          aria-expanded={shown && !foundNothing(answer)}
          onClick={() => happens('pressed')}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && shown) {
              // Only the panel closes: the browser would empty the field.
              event.preventDefault();
              event.preventBaseUIHandler();
              happens('escaped');
            }
            if (event.key === 'ArrowDown' && !shown) happens('pressed');
          }}
        />
        {shown && <QuickPanel answer={answer} onChosen={() => happens('chosen')} />}
      </Autocomplete.Root>
    </SearchForm>
  );
}
