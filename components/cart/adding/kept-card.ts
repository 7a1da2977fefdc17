'use client';

import { useEffect, type RefObject } from 'react';
import { whenCustomerLeaves } from '@/components/session/customer-leaves';

const kept = new Map<string, string>();
let shown: HTMLTextAreaElement | null = null;

whenCustomerLeaves(() => {
  kept.clear();
  if (shown) shown.value = '';
});

/** The field of a card's words in the form of a button; none where nothing is written to go with the goods. */
export function cardFieldOf(button: HTMLButtonElement | null): HTMLTextAreaElement | null {
  const field = button?.form?.elements.namedItem('card-message');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Keeps what is typed for a product's card while another of its sizes or colors is chosen, which is a page of its own; a customer who leaves takes it along. */
export function useKeptCard(button: RefObject<HTMLButtonElement | null>, productCode: string) {
  useEffect(() => {
    const field = cardFieldOf(button.current);
    if (!field) return;
    const words = kept.get(productCode);
    if (words && !field.value) {
      field.value = words;
      field.closest('details')?.setAttribute('open', '');
    }
    shown = field;
    return () => {
      shown = null;
      kept.set(productCode, field.value);
    };
  }, [button, productCode]);
}
