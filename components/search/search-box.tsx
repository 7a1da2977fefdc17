'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchField, searchFormClass } from './search-field';
import type { QuickSearchProps } from './quick-search';
import { searchTexts } from './search-texts';

const load = () => import('./quick-search');
const inputID = 'search';

/**
 * The search box: a plain form, so that it works before any script has arrived. What pops up while typing is fetched when a pointer or
 * the focus comes near, and takes the field over with what was typed.
 */
export function SearchBox() {
  const [live, setLive] = useState<{ QuickSearch: ComponentType<QuickSearchProps>; start: QuickSearchProps['start'] } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const field = document.getElementById(inputID);
    if (pathname !== '/search' || !(field instanceof HTMLInputElement) || field === document.activeElement) return;
    field.value = new URLSearchParams(window.location.search).get('query') ?? '';
  }, [pathname]);

  const prepare = () => void load();
  const begin = async () => {
    const { QuickSearch } = await load();
    const field = input.current;
    if (!field) return;
    setLive({ QuickSearch, start: { value: field.value, focused: field === document.activeElement, selection: [field.selectionStart, field.selectionEnd] } });
  };

  // The visitor was here before the script was.
  useEffect(() => {
    if (input.current === document.activeElement) void begin();
  }, []);

  if (live) return <live.QuickSearch inputID={inputID} start={live.start} />;
  return (
    <form action="/search" method="get" role="search" className={searchFormClass} onPointerEnter={prepare} onFocus={() => void begin()}>
      <label htmlFor={inputID} className="sr-only">{searchTexts.search}</label>
      <SearchField ref={input} id={inputID} name="query" />
    </form>
  );
}
