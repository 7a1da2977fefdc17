'use client';

import { Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { wide } from '@/components/ui/use-wide';
import { SearchField, SearchForm, type QuickSearchProps } from './search-field';
import { usePathname, useSearchParams } from 'next/navigation';
import { searchRoute } from '@/lib/routes/search-route';

/**
 * Tells the search box what the page searches, each time the visitor comes to another page, also by a step back: the term of a search page,
 * nothing on any other (specification A4).
 */
function SearchedTerm({ show }: { show: (term: string) => void }) {
  const pathname = usePathname();
  const query = useSearchParams().get('query') ?? '';
  const term = pathname === searchRoute ? query : '';
  useEffect(() => show(term), [pathname, term, show]);
  return null;
}

const load = () => import('./quick-search');
const inputID = 'search';

/**
 * The search box: a plain form, so that it works before any script has arrived. What pops up while typing is fetched when a pointer or
 * the focus comes near, and takes the field over with what was typed: on wide screens on focus, and on hover when there is a term to show
 * results of; on small ones on a press or the first letter, as the drawer lies over the page and a keyboard only passes by (specification
 * A2, A4). On the search page it shows what is searched, on any other nothing; what is being typed when the page comes stays.
 */
export function SearchBox() {
  const [live, setLive] = useState<{
    QuickSearch: ComponentType<QuickSearchProps>;
    start: QuickSearchProps['start'];
    turn: number;
  } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);

  const show = useCallback((term: string) => {
    const field = document.getElementById(inputID);
    if (!(field instanceof HTMLInputElement) || field.value === term) return;
    const plain = field === input.current;
    if (
      field === document.activeElement &&
      (plain || field.getAttribute('aria-expanded') === 'true')
    )
      return;
    if (plain) field.value = term;
    else
      setLive(
        (now) =>
          now && {
            ...now,
            start: { value: term, focused: false, hovered: false, selection: [null, null] },
            turn: now.turn + 1,
          },
      );
  }, []);

  const begin = async (by: 'focus' | 'hover' | 'use') => {
    if (by === 'hover') over.current = true;
    // One that did not come is asked for again by the next letter; Enter searches without it.
    const script = await load().catch(() => null);
    const field = input.current;
    if (!script || !field) return;
    if (by !== 'use' && !window.matchMedia(wide).matches) return;
    if (by === 'hover' && !(over.current && field.value.trim())) return;
    setLive({
      QuickSearch: script.QuickSearch,
      start: {
        value: field.value,
        focused: field === document.activeElement,
        hovered: over.current,
        selection: [field.selectionStart, field.selectionEnd],
      },
      turn: 0,
    });
  };

  // The visitor was here before the script was.
  useEffect(() => {
    const field = input.current;
    const searched = new URLSearchParams(window.location.search).get('query') ?? '';
    if (field === document.activeElement)
      void begin(field?.value && field.value !== searched ? 'use' : 'focus');
    else if (input.current?.form?.matches(':hover')) void begin('hover');
  }, []);

  return (
    <>
      {/* A boundary of its own: cached pages are made without a query. */}
      <Suspense>
        <SearchedTerm show={show} />
      </Suspense>
      {live ? (
        <live.QuickSearch key={live.turn} inputID={inputID} start={live.start} />
      ) : (
        <SearchForm
          inputID={inputID}
          onPointerEnter={() => void begin('hover')}
          onPointerLeave={() => {
            over.current = false;
          }}
          onFocus={() => void begin('focus')}
        >
          <SearchField
            ref={input}
            id={inputID}
            name="query"
            onClick={() => void begin('use')}
            onInput={() => void begin('use')}
          />
        </SearchForm>
      )}
    </>
  );
}
