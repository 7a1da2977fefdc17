'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { pageTexts } from '../page-texts';

const texts = pageTexts.orders.recipientLink;

interface RecipientLinkProps {
  /** The page of who gets the shipment. */
  path: string;
  /** Whom it goes to. */
  name: string;
}

/** Lets whoever ordered give the page of a shipment to who gets it: by the device's own way of sharing, else copied. Without script it is a link. */
export function RecipientLink({ path, name }: RecipientLinkProps) {
  const unhydrated = useUnhydrated();
  const [said, setSaid] = useState('');

  async function give() {
    const url = new URL(path, window.location.origin).href;
    setSaid('');
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(texts.copied);
      }
    } catch (error) {
      // Who closes the sheet has decided so.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) setSaid(texts.byHand(url));
    }
  }

  return (
    <section
      aria-label={texts.label(name)}
      className="no-print flex flex-col items-start gap-2 border-t border-line px-4 py-4 text-ui sm:px-5"
    >
      <p className="max-w-prose text-ink-2 wrap-anywhere">{texts.what(name)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className={unhydrated ? 'awaited' : undefined}>
          <Button kind="secondary" size="small" onClick={() => void give()}>
            {texts.give}
            <span className="sr-only">: {name}</span>
          </Button>
        </span>
        <a href={path} className="text-link tap">
          {texts.see}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      <p role="status" className="text-sm text-ink-2 wrap-anywhere empty:sr-only">
        {said}
      </p>
    </section>
  );
}
