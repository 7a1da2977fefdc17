'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { wide } from '@/components/ui/use-wide';
import { SearchField, searchFormClass } from './search-field';
import type { QuickSearchProps } from './quick-search';
import { searchTexts } from './search-texts';

const load = () => import('./quick-search');
const inputID = 'search';

/**
 * The search box: a plain form, so that it works before any script has arrived. What pops up while typing is fetched when a pointer or
 * the focus comes near, and takes the field over with what was typed: on focus, and on wide screens on hover when there is a term to show
 * results of (000 §4).
 */
export function SearchBox() {
  const [live, setLive] = useState<{ QuickSearch: ComponentType<QuickSearchProps>; start: QuickSearchProps['start'] } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  const pathname = usePathname();

  useEffect(() => {
    const field = document.getElementById(inputID);
    if (pathname !== '/search' || !(field instanceof HTMLInputElement) || field === document.activeElement) return;
    field.value = new URLSearchParams(window.location.search).get('query') ?? '';
  }, [pathname]);

  const begin = async (by: 'focus' | 'hover') => {
    if (by === 'hover') over.current = true;
    const { QuickSearch } = await load();
    const field = input.current;
    if (!field || (by === 'hover' && !(over.current && field.value.trim() && window.matchMedia(wide).matches))) return;
    setLive({ QuickSearch, start: { value: field.value, focused: field === document.activeElement, hovered: over.current, selection: [field.selectionStart, field.selectionEnd] } });
  };

  // The visitor was here before the script was.
  useEffect(() => {
    if (input.current === document.activeElement) void begin('focus');
    else if (input.current?.form?.matches(':hover')) void begin('hover');
  }, []);

  if (live) return <live.QuickSearch inputID={inputID} start={live.start} />;
  return (
    <form
      action="/search" method="get" role="search" className={searchFormClass}
      onPointerEnter={() => void begin('hover')} onPointerLeave={() => { over.current = false; }} onFocus={() => void begin('focus')}
    >
      <label htmlFor={inputID} className="sr-only">{searchTexts.search}</label>
      <SearchField ref={input} id={inputID} name="query" />
    </form>
  );
}
