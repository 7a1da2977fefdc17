'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { bankTexts } from '@/lib/checkout/payment/bank-texts';
import type { BankChallenge } from './ask-bank';

function BankFrame({ element, shown }: BankChallenge) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(element);
    shown();
  }, [element, shown]);
  return <div ref={place} className="mt-4 grid min-h-100 place-items-center overflow-auto" />;
}

/** The bank's own question, in its frame: closing it loses nothing. */
export default function BankDialog({
  challenge,
  onClose,
}: {
  challenge: BankChallenge;
  onClose: () => void;
}) {
  return (
    <Dialog open title={bankTexts.title} onClose={onClose}>
      <p className="mt-2 text-ui text-ink-2">{bankTexts.about}</p>
      <BankFrame {...challenge} />
    </Dialog>
  );
}
