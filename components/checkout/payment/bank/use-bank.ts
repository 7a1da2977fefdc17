'use client';

import { useEffect, useRef, useState } from 'react';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Submit } from '@/lib/checkout/schema';
import type { BankChallenge } from './ask-bank';
import type { BanksAnswer } from './ask-banks';
import { whenAborted } from './when-aborted';

/** The banks of a plan's cards, asked before the order is placed: `confirm` asks them, `close` and `leave` end it. */
export function useBank() {
  const [asking, setAsking] = useState(false);
  const [challenge, setChallenge] = useState<BankChallenge | null>(null);
  const open = useRef<AbortController>(null);
  const end = (why: 'closed' | 'left') => open.current?.abort(why);
  useEffect(() => () => open.current?.abort('left'), []);

  async function confirm(plan: PlannedTender[], guest: Submit['guest']): Promise<BanksAnswer> {
    const { signal } = (open.current = new AbortController());
    setAsking(true);
    try {
      // The dialog as well: a question that comes when it cannot be loaded any more would end the page.
      const loaded = await Promise.race([
        Promise.all([import('./ask-banks'), import('./bank-dialog')]),
        whenAborted(signal),
      ]);
      if (loaded === null) return { is: 'left', plan };
      const [{ askBanks }] = loaded;
      return await askBanks(plan, guest, { onChallenge: setChallenge, signal });
    } catch (error) {
      console.error('Asking a card’s bank:', error);
      return { is: 'unreached', plan, key: '', text: checkoutTexts.cannotProcess };
    } finally {
      setAsking(false);
      setChallenge(null);
    }
  }

  return {
    /** Whether a bank is being asked. */
    asking,
    /** The bank's question to the shopper, while it is open. */
    challenge,
    confirm,
    /** The shopper closes the bank's question. */
    close: () => end('closed'),
    /** The shopper goes elsewhere. */
    leave: () => end('left'),
  };
}
