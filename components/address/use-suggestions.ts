'use client';

import { useEffect, useRef, useState } from 'react';
import { waits } from '@/lib/config/waits';
import type { PlaceSuggestion, PostalAddress } from '@/lib/address/draft';
import { requestPlace, requestSuggestions } from './requests';

const fewestLetters = 3;

/** Suggestions for the street being typed, 200 ms after the last letter (specification A9); late answers of earlier letters are dropped. */
export function useSuggestions(typed: string | null, addressType: string) {
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const session = useRef('');
  const wanted = typed !== null && typed.trim().length >= fewestLetters;
  useEffect(() => {
    if (!wanted) return;
    let ignore = false;
    const timer = setTimeout(() => {
      void requestSuggestions(typed.trim(), addressType, session.current).then((answer) => {
        if (answer.ok) session.current ||= answer.value.session;
        if (!ignore) setSuggestions(answer.ok ? answer.value.suggestions : []);
      });
    }, waits.addressDebounceMs);
    return () => {
      ignore = true;
      clearTimeout(timer);
    };
  }, [wanted, typed, addressType]);

  /** The address behind a suggestion; ends the search it belongs to. `null` when it is none, or the maps do not answer. */
  const choose = async (
    suggestion: PlaceSuggestion,
  ): Promise<(PostalAddress & { CompanyName: string }) | null> => {
    const ended = session.current;
    session.current = '';
    setSuggestions([]);
    const answer = await requestPlace(suggestion.id, ended);
    return answer.ok ? answer.value : null;
  };
  return { suggestions: wanted ? suggestions : [], choose };
}
