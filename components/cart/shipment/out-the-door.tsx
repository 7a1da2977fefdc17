'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState } from 'react';
import type { OutTheDoor as Quote } from '@/lib/promise/out-the-door';
import { zipStore } from '@/components/session/zip-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { PriceDelivered } from './price-delivered';

interface OutTheDoorProps {
  /** Address of the quote without the ZIP. */
  path: string;
  /** Changes when what is quoted does. */
  state: string;
  /** Stands in its place until it is known. */
  children?: React.ReactNode;
}

/** What the cart costs out the door once the recipient's ZIP is known: every part, and the total that checkout will submit. */
export function OutTheDoor({ path, state, children = null }: OutTheDoorProps) {
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
      });
    }, 200);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [zip, quotePath, state]);
  if (!zip || !known?.quote) return children;
  const { quote } = known;
  const current = known.requestKey === `${quotePath} ${state}`;
  return <PriceDelivered zip={zip} price={quote} current={current} alone={children !== null} />;
}
