'use client';

import { useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import type { AddressDraft, SavedAddress } from '@/lib/address/draft';
import { fullAddress } from '@/lib/address/full-address';
import { usePart } from '@/components/session/use-part';
import { addressDialogTexts } from '@/lib/address/texts';
import { accountPath } from '@/lib/routes/account-path';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/form/text-field';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';

/** What an anonymous visitor is told: addresses are saved after a log-in only (specification B2, B6). */
export function LogInPrompt() {
  return (
    <p className="rounded-panel bg-mist px-4 py-3 text-ui">
      {addressDialogTexts.logIn}{' '}
      <button
        type="button"
        className="text-link min-h-6 font-strong"
        onClick={() => openAuthDialog('login')}
      >
        Log In
      </button>
    </p>
  );
}

interface BookFieldsProps {
  form: UseFormReturn<AddressDraft>;
  ticked: boolean;
  /** `null` where the address is saved in any case. */
  onTick: ((ticked: boolean) => void) | null;
}

/** The Save Address tick and the nickname of a saved address (specification B2; 15 characters). */
export function BookFields({ form, ticked, onTick }: BookFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {onTick && (
        <label className="flex min-h-12 items-center gap-3 sm:mt-6">
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
            className="size-5 accent-aubergine-700"
          />
          <span className="font-strong">Save Address</span>
        </label>
      )}
      {ticked && (
        <TextField
          label="Nickname (optional)"
          autoComplete="off"
          error={errors.NickName?.message}
          {...register('NickName')}
        />
      )}
    </div>
  );
}

/** A saved address instead of typing one, and the way to the book and back here. A customer without any, or whose book does not answer, sees nothing. */
export function BookChoice({ onChoose }: { onChoose: (address: AddressDraft) => void }) {
  const { part } = usePart<{ addresses: SavedAddress[] }>('/api/addresses');
  const [open, setOpen] = useState(false);
  const listID = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const saved = part.state === 'ready' ? part.value.addresses : [];
  if (saved.length === 0) return null;
  const bookPath = `${accountPath('address-book')}?${new URLSearchParams({ navBackTo: window.location.pathname }).toString()}`;
  return (
    <div className="rounded-panel border border-line-strong">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={listID}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left font-strong"
      >
        Choose from your address book <Icon name={open ? 'minus' : 'chevronDown'} />
      </button>
      <div id={listID} hidden={!open} className="border-t border-line">
        <ul className="max-h-64 overflow-y-auto">
          {saved.map(({ id, address }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  // The list closes with the focus in it.
                  toggle.current?.focus();
                  setOpen(false);
                  onChoose(address);
                }}
                className="block w-full px-4 py-2.5 text-left hover:bg-mist"
              >
                <span className="block font-strong">
                  {address.NickName || `${address.FirstName} ${address.LastName}`}
                </span>
                <span className="block text-sm text-ink-2">{fullAddress(address)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4 py-2">
          <ShopLink href={bookPath} className="text-link tap text-ui">
            {addressDialogTexts.editBook}
          </ShopLink>
        </p>
      </div>
    </div>
  );
}
