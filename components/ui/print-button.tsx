'use client';

import { Button } from './button';

/** Prints the page. */
export function PrintButton({ label, className }: { label: string; className?: string }) {
  return (
    <Button kind="secondary" size="small" className={className} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
