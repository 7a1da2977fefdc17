'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState } from 'react';
import { daySentence } from '@/lib/cart/day-words';
import { zipStore } from '@/components/session/zip-store';
import { isPickup, methodLabel } from '@/lib/delivery/labels';
import type { EarliestAnswer } from '@/lib/delivery/earliest';
import { shopFetch } from '@/components/browser/shop-fetch';
import { TicketStub } from '@/components/cart/ticket-stub';
import { ActForm } from '@/components/ui/act-form';
import { afterPaint } from '@/components/ui/after-paint';
import { buttonClass } from '@/components/ui/button';
import { useFilledBefore } from '@/components/ui/use-filled-before';

interface EarliestDates {
  city: string | null;
  products: EarliestAnswer[];
}

type Known =
  { zip: string | null; answer: EarliestAnswer | null; city: string | null } | 'unavailable' | null;

/** The first day a product can arrive, and each of its ways with its own first day; for a ZIP once the shopper has said one. */
export function DeliveryPromise({ productID }: { productID: string }) {
  const zip = useStore(zipStore);
  const [known, setKnown] = useState<Known>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    let left = false;
    const ask = async () => {
      const query = new URLSearchParams({ products: productID, ...(zip ? { zip } : {}) });
      const answer = await shopFetch<EarliestDates>(
        'GET',
        `/api/delivery/earliest?${query.toString()}`,
      );
      if (!left)
        setKnown(
          answer.ok
            ? { zip, answer: answer.value.products[0] ?? null, city: answer.value.city }
            : 'unavailable',
        );
    };
    const callOff = afterPaint(() => void ask());
    return () => {
      left = true;
      callOff();
    };
  }, [productID, zip]);

  function type(text: string) {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    setWrong(false);
  }
  const field = useFilledBefore<HTMLInputElement>(typed, type);

  function submit() {
    const valid = /^\d{5}$/.test(typed);
    setWrong(!valid);
    if (!valid) return;
    zipStore.set(typed);
    setTyped('');
  }

  const first = known && known !== 'unavailable' ? (known.answer?.first ?? null) : null;
  return (
    <div className="flex border-b border-leaf-300 bg-card">
      <TicketStub date={first?.date ?? null} method={first?.method ?? null} />
      <div className="min-w-0 flex-1 px-4 py-3 text-sm">
        <div role="status" className="min-h-12">
          {words(known)}
        </div>
        <ActForm act={submit} className="mt-1.5 flex flex-wrap items-center gap-2" noValidate>
          <label htmlFor="promise-zip" className="text-xs text-ink-2">
            {zip ? 'Another ZIP' : 'ZIP of the recipient'}
          </label>
          <input
            id="promise-zip"
            ref={field}
            value={typed}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'promise-zip-error' : undefined}
            className={`nums h-9 w-20 rounded-pane border bg-card px-2.5 text-sm ${wrong ? 'border-2 border-terra-600' : 'border-line-strong'}`}
          />
          <button type="submit" className={buttonClass('secondary', 'small', 'min-h-9! px-3!')}>
            Check
          </button>
          {wrong && (
            <p id="promise-zip-error" role="alert" className="w-full text-xs text-terra-700">
              Please enter a 5 digit zip
            </p>
          )}
        </ActForm>
      </div>
    </div>
  );
}

function words(known: Known): React.ReactNode {
  if (known === null) return <p className="text-ink-2">Looking for the first day…</p>;
  if (known === 'unavailable')
    return (
      <p className="text-ink-2">
        Dates are not available just now. You choose the day in the cart.
      </p>
    );
  const { zip, answer, city } = known;
  if (!answer?.first)
    return (
      <p className="text-ink-2">
        {zip
          ? `We cannot bring this to ${zip} on any day we can promise.`
          : 'No day can be promised just now.'}
      </p>
    );
  const to = zip && !isPickup(answer.first.method) ? ` in ${city ?? zip}` : '';
  const others = answer.ways.filter(
    ({ method, date }) => date !== null && method !== answer.first?.method,
  );
  const unique = [...new Map(others.map((way) => [methodLabel(way.method), way])).entries()];
  return (
    <>
      <p className="font-strong text-leaf-700">
        {isPickup(answer.first.method) ? 'Ready' : 'Can arrive'} {daySentence(answer.first.date)}
        {to}
      </p>
      <p className="text-ink-2">{methodLabel(answer.first.method)}</p>
      {unique.length > 0 && (
        <ul className="mt-1 text-xs text-ink-2">
          {unique.map(([label, { date }]) => (
            <li key={label}>
              {label}: {daySentence(date ?? '')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
