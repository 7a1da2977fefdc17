'use client';

import { Button } from '../button';
import { useUnhydrated } from '../use-unhydrated';

/** Prints the page; it is not there where no script makes it print. */
export function PrintButton({ label, className = '' }: { label: string; className?: string }) {
  const unhydrated = useUnhydrated();
  return (
    <span className={unhydrated ? `${className} awaited` : className}>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  );
}
