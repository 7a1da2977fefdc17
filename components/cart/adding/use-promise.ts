'use client';

import { useEffect } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useStore } from '@/components/browser/create-store';
import { zipStore } from '@/components/session/zip-store';
import { afterPaint } from '@/components/ui/after-paint';
import type { PromiseView } from '@/lib/promise/promise-view';
import { promisedStore } from '../promised-store';

/** Keeps `promisedStore` at the promise of a product as it is chosen, for the ZIP of the whole shop; `options` is `spec:option,spec:option`. */
export function usePromise(product: string | null, quantity: number, options: string): void {
  const zip = useStore(zipStore);
  useEffect(() => {
    if (!product) return;
    let left = false;
    const query = new URLSearchParams({
      product,
      quantity: String(quantity),
      options,
      ...(zip ? { zip } : {}),
    });
    const ask = async () => {
      const answer = await shopFetch<PromiseView>(
        'GET',
        `/api/delivery/promise?${query.toString()}`,
      );
      if (!left) promisedStore.set(answer.ok ? answer.value : 'unavailable');
    };
    const timer = promisedStore.get() && setTimeout(() => void ask(), 200);
    const callOff = timer ? () => clearTimeout(timer) : afterPaint(() => void ask());
    return () => {
      left = true;
      callOff();
    };
  }, [product, quantity, options, zip]);
  useEffect(() => () => promisedStore.set(null), []);
}
