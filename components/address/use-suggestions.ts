'use client';

import { useEffect, useRef, useState } from 'react';
import { waits } from '@/lib/config/waits';
import type { PlaceSuggestion, PostalAddress } from '@/lib/address/draft';
import { shopFetch } from '@/components/browser/shop-fetch';

const fewestLetters = 3;

/** Suggestions, and the session of the maps they belong to: empty for a new one. */
interface Suggestions {
  suggestions: PlaceSuggestion[];
  session: string;
}

/** The address behind a suggestion. */
export type SuggestedPlace = PostalAddress & { CompanyName: string };

/** Suggestions for the street being typed, 200 ms after the last letter (specification A9); late answers of earlier letters are dropped. */
export function useSuggestions(typed: string | null, addressType: string) {
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  /** The search that goes on: what is answered to one that a choice has ended belongs to no other. */
  const search = useRef({ session: '' });
  const wanted = typed !== null && typed.trim().length >= fewestLetters;
  useEffect(() => {
    if (!wanted) return;
    let ignore = false;
    const timer = setTimeout(() => {
      const { current: mine } = search;
      const query = new URLSearchParams({
        input: typed.trim(),
        type: addressType,
        session: mine.session,
      }).toString();
      void shopFetch<Suggestions>('GET', `/api/addresses/suggest?${query}`).then((answer) => {
        if (answer.ok) mine.session ||= answer.value.session;
        if (!ignore) setSuggestions(answer.ok ? answer.value.suggestions : []);
      });
    }, waits.addressDebounceMs);
    return () => {
      ignore = true;
      clearTimeout(timer);
    };
  }, [wanted, typed, addressType]);

  /** The address behind a suggestion; ends the search it belongs to. `null` when it is none, or the maps do not answer. */
  const choose = async ({ id }: PlaceSuggestion): Promise<SuggestedPlace | null> => {
    const query = new URLSearchParams({ id, session: search.current.session }).toString();
    search.current = { session: '' };
    setSuggestions([]);
    const answer = await shopFetch<SuggestedPlace>('GET', `/api/addresses/place?${query}`);
    return answer.ok ? answer.value : null;
  };
  return { suggestions: wanted ? suggestions : [], choose };
}
