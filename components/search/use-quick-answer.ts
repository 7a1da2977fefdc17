'use client';

import { useEffect, useMemo, useState } from 'react';
import { waits } from '@/lib/config/waits';
import { latestAnswer } from '@/lib/search/quick/latest-answer';
import { noAnswer, type QuickAnswer } from '@/lib/search/quick/quick-search';

async function ask(query: string, signal: AbortSignal): Promise<QuickAnswer> {
  try {
    const response = await fetch(`/api/search/quick?query=${encodeURIComponent(query)}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as QuickAnswer) : noAnswer(query, false);
  } catch {
    return noAnswer(query, false);
  }
}

/** The answer to what is in the box: the last one stands until the next has come; `null` with an empty box. */
export function useQuickAnswer(term: string): QuickAnswer | null {
  const [answer, setAnswer] = useState<QuickAnswer | null>(null);
  const questions = useMemo(() => latestAnswer(ask, setAnswer, waits.typingDebounceMs), []);
  const query = term.trim();
  useEffect(() => {
    if (query) questions.ask(query);
    else questions.cancel();
  }, [query, questions]);
  useEffect(() => questions.cancel, [questions]);
  return query ? answer : null;
}
