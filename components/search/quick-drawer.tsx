'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import { foundNothing } from '@/lib/search/quick/quick-search';
import { Icon } from '@/components/ui/icon';
import { QuickDrawerResults } from './quick-drawer-results';
import { ownRows } from './quick-options';
import { SearchField, SearchForm, type QuickSearchProps } from './search-field';
import { searchFieldTexts } from './field-texts';
import { searchTexts } from './search-texts';
import { useQuickAnswer } from './use-quick-answer';
import { useSearchSubmit } from './use-search-submit';

/** The search of small screens: the box in the header opens a drawer from below, with a box of its own and tabs (specification A2). */
export function QuickDrawer({ inputID, start }: QuickSearchProps) {
  const [term, setTerm] = useState(start.value);
  const [open, setOpen] = useState(start.focused);
  const answer = useQuickAnswer(term);
  const submit = useSearchSubmit();
  const field = useRef<HTMLInputElement>(null);
  const outer = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <SearchForm
        inputID={inputID}
        onSubmit={(event) => {
          event.preventDefault();
          submit(term);
        }}
      >
        <SearchField
          ref={outer}
          id={inputID}
          name="query"
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        />
      </SearchForm>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Popup
            className="quick-drawer"
            initialFocus={field}
            finalFocus={outer}
            aria-label={searchFieldTexts.search}
          >
            <Autocomplete.Root
              {...ownRows}
              value={term}
              onValueChange={(value, { reason }) => {
                if (reason !== 'item-press' && reason !== 'escape-key') setTerm(value);
              }}
            >
              <div className="flex items-center gap-1 px-3.5 pt-4 pb-3">
                <form
                  action="/search"
                  role="search"
                  className="min-w-0 flex-1"
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (submit(term)) close();
                  }}
                >
                  <Autocomplete.Input
                    ref={field}
                    aria-label={searchFieldTexts.search}
                    name="query"
                    render={<SearchField />}
                    aria-expanded={answer !== null && !foundNothing(answer)}
                  />
                </form>
                <Dialog.Close
                  aria-label={searchTexts.close}
                  className="grid size-11 shrink-0 place-items-center"
                >
                  <Icon name="close" size={22} />
                </Dialog.Close>
              </div>
              {answer && <QuickDrawerResults answer={answer} onChosen={close} />}
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
