'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState } from 'react';
import { outTheDoorTexts, type OutTheDoor as Quote } from '@/lib/promise/out-the-door';
import { formatCents } from '@/lib/core/money';
import { zipStore } from '@/components/session/zip-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { promise } from '../promised-store';

interface OutTheDoorProps {
  /** Address of the quote without the ZIP. */
  path: string;
  /** Changes when what is quoted does. */
  state: string;
}

/** What it costs out the door once the recipient's ZIP is known: every part, and the total that checkout will submit. */
export function OutTheDoor({ path, state }: OutTheDoorProps) {
  const zip = useStore(zipStore);
  const [known, setKnown] = useState<{ requestKey: string; quote: Quote | null } | null>(null);
  const quotePath = `${path}${path.includes('?') ? '&' : '?'}zip=${zip ?? ''}`;
  useEffect(() => {
    if (!zip) return;
    let left = false;
    const timer = setTimeout(() => {
      void shopFetch<Quote>('GET', quotePath).then((answer) => {
        if (left) return;
        const quote = answer.ok ? answer.value : null;
        setKnown({ requestKey: `${quotePath} ${state}`, quote });
        promise({ price: quote && { zip, quote } });
      });
    }, 200);
    return () => {
      left = true;
      clearTimeout(timer);
      promise({ price: null });
    };
  }, [zip, quotePath, state]);
  if (!zip || !known?.quote) return null;
  const { quote } = known;
  const current = known.requestKey === `${quotePath} ${state}`;
  return (
    <section
      aria-label={`Price delivered to ${zip}`}
      aria-busy={!current}
      className={`nums text-sm transition-opacity ${current ? '' : 'opacity-45'}`}
    >
      <dl className="flex flex-col gap-1">
        {quote.parts.map(({ label, cents, note }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {label}
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-strong">
          <dt>{outTheDoorTexts.total(zip, quote.way)}</dt>
          <dd>{formatCents(quote.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
