'use client';

import { useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useStore } from '@/components/browser/create-store';
import { zipStore } from '@/components/session/zip-store';
import { afterPaint } from '@/components/ui/after-paint';
import type { PromiseView } from '@/lib/promise/promise-view';
import { retryMs, whenOver } from '@/components/browser/when-over';
import { chosenDayStore, promisedStore } from '../promised-store';

/**
 * Keeps `promisedStore` at the promise of a product as it is chosen, for the ZIP of the whole shop and the day that is chosen, and asks anew once it has ended or where there was no answer; `options` is `spec:option,spec:option`. Answers
 * whether the promise is of what is chosen now.
 */
export function usePromise(product: string | null, quantity: number, options: string): boolean {
  const zip = useStore(zipStore);
  const date = useStore(chosenDayStore);
  const [answered, setAnswered] = useState('');
  const [round, setRound] = useState(0);
  const query = new URLSearchParams({
    product: product ?? '',
    quantity: String(quantity),
    options,
    ...(zip ? { zip } : {}),
    ...(zip && date ? { date } : {}),
  }).toString();
  useEffect(() => {
    if (!product) return;
    let left = false;
    const ask = async () => {
      const answer = await shopFetch<PromiseView>('GET', `/api/delivery/promise?${query}`);
      if (left) return;
      promisedStore.set(answer.ok ? answer.value : 'unavailable');
      setAnswered(query);
      callOff = whenOver(answer.ok ? answer.value.standsFor : retryMs, () =>
        setRound((all) => all + 1),
      );
    };
    const timer = promisedStore.get() && setTimeout(() => void ask(), 200);
    let callOff = timer ? () => clearTimeout(timer) : afterPaint(() => void ask());
    return () => {
      left = true;
      callOff();
    };
  }, [product, query, round]);
  useEffect(
    () => () => {
      promisedStore.set(null);
      chosenDayStore.set(null);
    },
    [],
  );
  return answered === query;
}
