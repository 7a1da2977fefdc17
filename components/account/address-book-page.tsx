'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { SavedAddress } from '@/lib/account/books.server';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import { pageTexts } from './account-texts';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';

const texts = pageTexts.addresses;

/** The address book: saved recipients, deleted after a question (001 §2). */
export function AddressBookPage() {
  const { part, again, accept } = usePart<SavedAddress[]>('/api/account/addresses');
  const [asked, setAsked] = useState<SavedAddress | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState('');

  async function answer(yes: boolean) {
    const address = asked;
    setAsked(null);
    if (!yes || !address) return;
    setFailure('');
    setDeleting(true);
    const left = await shopFetch<SavedAddress[]>('DELETE', `/api/account/addresses/${address.id}`);
    setDeleting(false);
    if (left.ok) accept(left.value);
    else setFailure(left.error.text);
  }

  if (part.state === 'loading') return <Loading text={texts.loading} />;
  if (part.state === 'failed') return <Failed problem={part.problem} again={again} />;
  if (deleting) return <Loading text={texts.deleting} />;
  return (
    <>
      {failure && <div className="mb-5"><Notice tone="error">{failure}</Notice></div>}
      {part.value.length === 0 && <EmptyState heading={texts.none} />}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {part.value.map((address) => (
          <li key={address.id} className="flex flex-col rounded-panel border border-line bg-card p-5">
            <h2 className="text-name">{address.nickname || address.name}</h2>
            <address className="mt-2 text-ui not-italic text-ink-2">
              <span className="block text-ink">{address.name}</span>
              {address.company && <span className="block">{address.company}</span>}
              {address.lines.map((line) => <span key={line} className="block">{line}</span>)}
              <span className="nums block">{address.phone}</span>
            </address>
            <div className="mt-auto pt-4">
              <Button kind="secondary" size="small" aria-label={`Delete ${address.nickname || address.name}`} onClick={() => setAsked(address)}>Delete</Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog open={asked !== null} question={texts.confirm} consequence={asked?.name} onAnswer={(yes) => void answer(yes)} />
    </>
  );
}
