'use client';

import { Button } from '../button';
import { useAsleep } from '../use-asleep';

/** Prints the page; it is not there where no script makes it print. */
export function PrintButton({ label, className = '' }: { label: string; className?: string }) {
  const asleep = useAsleep();
  return (
    <span className={asleep ? `${className} awaited` : className}>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  );
}
