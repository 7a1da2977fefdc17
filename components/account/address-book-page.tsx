'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { AddressDialogHost, loadAddressDialog } from '@/components/address/address-dialog-host';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ShopLink } from '@/components/ui/shop-link';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import { useKeptFocus } from '@/components/ui/kept-focus';
import type { SavedAddress } from '@/lib/address/draft';
import { ownPath } from '@/lib/address/own-path';
import { pageTexts } from './page-texts';
import { AddressCard, addressTitle } from './address-card';
import { deleteEntry } from './delete-entry';
import { Loading, NotReady } from './part-view';
import { RefusedNotice } from './refused-notice';
import { usePart } from '@/components/session/use-part';

const texts = pageTexts.addresses;
const path = '/api/addresses';
interface Book {
  addresses: SavedAddress[];
}

/** The address book: saved recipients, made and changed in the address dialog, deleted after a question (specification B2). `?navBackTo=` is where a shopper comes from and returns to after a save (specification A2). */
export function AddressBookPage() {
  const back = ownPath(useSearchParams().get('navBackTo'));
  const { part, again, accept } = usePart<Book>(path);
  const [open, setOpen] = useState<SavedAddress | 'new' | null>(null);
  const [toRemove, setToRemove] = useState<SavedAddress | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<ShopProblem | null>(null);
  const place = useKeptFocus<HTMLDivElement>(part);
  if (part.state !== 'ready') return <NotReady part={part} again={again} loading={texts.loading} />;
  const { addresses } = part.value;

  async function answer(yes: boolean) {
    const address = toRemove;
    setToRemove(null);
    if (!yes || !address) return;
    setFailure(null);
    setDeleting(true);
    const gone = await deleteEntry<Book, null>(path, address.id, (book) => book.addresses);
    setDeleting(false);
    if (gone.ok)
      accept(gone.value ?? { addresses: addresses.filter(({ id }) => id !== address.id) });
    else setFailure(gone.error);
  }

  function keep(saved: SavedAddress | null) {
    if (!saved) return;
    // Saved anew, in the place of one that another window has deleted.
    if (open !== null && open !== 'new' && open.id !== saved.id) return again();
    const isInBook = addresses.some(({ id }) => id === saved.id);
    accept({
      addresses: isInBook
        ? addresses.map((each) => (each.id === saved.id ? saved : each))
        : [...addresses, saved],
    });
  }

  const add = (
    <Button
      size={addresses.length > 0 ? 'small' : 'normal'}
      onPointerEnter={() => void loadAddressDialog()}
      onFocus={() => void loadAddressDialog()}
      onClick={() => setOpen('new')}
    >
      {texts.add}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.place}>
      {back && (
        <p className="mb-5">
          <ShopLink href={back} className="text-link tap">
            {backWords(back)}
          </ShopLink>
        </p>
      )}
      {failure && (
        <RefusedNotice
          problem={failure}
          onBack={() => setFailure(null)}
          then={place}
          className="mb-5"
        />
      )}
      {deleting && <Loading text={texts.deleting} />}
      {!deleting && addresses.length === 0 && (
        <EmptyState heading={texts.none}>
          <p className="text-ink-2">{texts.noneMore}</p>
          {add}
        </EmptyState>
      )}
      {!deleting && addresses.length > 0 && (
        <>
          <div className="mb-5 flex justify-end">{add}</div>
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  saved={address}
                  onEdit={() => setOpen(address)}
                  onDelete={() => setToRemove(address)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <AddressDialogHost
        open={open !== null}
        purpose="book"
        onClose={() => setOpen(null)}
        onSave={(_, saved) => keep(saved)}
        onLateSave={again}
        navBackTo={back ?? undefined}
        {...(open !== null && open !== 'new' ? { original: open.address, savedID: open.id } : {})}
      />
      <ConfirmDialog
        open={toRemove !== null}
        question={texts.confirm}
        then={place}
        consequence={toRemove ? addressTitle(toRemove) : undefined}
        onAnswer={(yes) => void answer(yes)}
      />
    </div>
  );
}

/** Where the way back leads, in words. */
function backWords(backTo: string): string {
  if (backTo.startsWith('/checkout')) return texts.backToCheckout;
  return backTo.startsWith('/cart') ? texts.backToCart : texts.back;
}
