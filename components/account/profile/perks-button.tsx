'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Perks } from '@/lib/account/perks.server';
import { useStillHere } from '@/components/ui/use-still-here';
import { visitorStore } from '@/components/session/visitor-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { accountPath } from '@/lib/routes/account-path';
import { pageTexts } from '../page-texts';

const path = '/api/account/perks';
const texts = pageTexts.perks;

/**
 * The button of the loyalty promo (specification B4): a visitor comes to the register tab; a customer with an award account or a loyalty ID to
 * the Purple Perks page; any other customer is registered first, then taken there.
 */
export function PerksButton() {
  const router = useRouter();
  const isHere = useStillHere();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function go() {
    setFailure('');
    setBusy(true);
    const visitor = await visitorStore.load();
    if (!isHere()) return;
    if ((visitorStore.get() ?? visitor)?.kind !== 'customer') {
      setBusy(false);
      return openAuthDialog('register');
    }
    const perks = await shopFetch<Perks>('GET', path);
    const stranger = perks.ok && perks.value.state === 'none' && !perks.value.isMember;
    const answer = stranger ? await shopFetch<Perks>('POST', path, {}) : perks;
    setBusy(false);
    if (!isHere()) return;
    if (answer.ok) router.push(accountPath('purple-perks'));
    else setFailure(answer.error.text);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button kind="loyalty" busy={busy ? texts.opening : undefined} onClick={() => void go()}>
        {texts.see}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
