'use client';

import { useEffect, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { StillNeeded } from '@/components/ui/form/still-needed';
import { Notice } from '@/components/ui/notice';
import { canSave, stillNeeded } from '@/lib/address/can-save';
import { cleanDraft } from '@/lib/address/clean-draft';
import { isPickupType } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import { addressDialogTexts } from '@/lib/address/texts';
import { validateAddress } from '@/lib/address/verification/validate';
import { UndeliverableNotice, useReach } from '@/components/address/reach';
import type { Reach } from '@/lib/checkout/delivery/reach.server';
import { brand } from '@/lib/config/brand';
import { BookChoice, BookFields, LogInPrompt } from './book-parts';
import { DeliveryAddressFields } from './delivery-address-fields';
import { EmailFields } from './person-fields';
import { StorePickupFields, WayChoice, type PickupStores } from './store-pickup-fields';
import type { AddressEntry } from './use-address-entry';

export interface AddressFormProps {
  entry: AddressEntry;
  /** Whether the form comes in the place of what had the focus. */
  takesFocus?: boolean;
  /** Stores to pick up from; without them the entry is for delivery only. */
  stores?: PickupStores;
  /** Lines of the cart the address is for; without, all of them. */
  lineIDs?: readonly string[];
  saveLabel?: string;
  /** What the button says for a pickup, where that differs. */
  pickupLabel?: string;
  /** What else the form asks for, after the address; it may depend on what can be delivered there. */
  children?: (reach: Reach | null) => React.ReactNode;
  /** Whether the rest of the form can be sent; it shows what is missing. */
  mayGoOn?: (form: HTMLFormElement) => boolean;
  /** Whether what the rest depends on is on its way. */
  waiting?: boolean;
}

/** The form's rules: the texts of specification A5 over what was cleaned; the server checks again. */
function resolverOf(clean: (draft: AddressDraft) => AddressDraft): Resolver<AddressDraft> {
  return (draft) => {
    const values = clean(draft);
    const messages = Object.entries(validateAddress(values));
    if (messages.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        messages.map(([field, message]) => [field, { type: 'required', message }]),
      ),
    };
  };
}

/**
 * Gives the focus to the first field of a form, where what had it goes; not where that brings up the keyboard of a touch screen. The rule of `firstField`
 * without its module, with which the bundler parts the scripts of checkout in another way: 2.6 KB more.
 */
function focusFirst(form: HTMLFormElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches)
    form?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
}

/** Entry of an address (specification B2, B5): errors after touch, Save only when something was changed, is complete and can be delivered. */
export function AddressForm({
  entry,
  takesFocus = false,
  stores,
  lineIDs,
  saveLabel = 'Save',
  pickupLabel = saveLabel,
  children,
  mayGoOn = () => true,
  waiting = false,
}: AddressFormProps) {
  const { original, purpose, refused, toBook, failure, busy, kept, type: onType } = entry;
  const isCustomer = entry.visitor === 'customer';
  /** A nickname is of the book: where nothing is kept there, nobody sees it or is asked for a shorter one. */
  const mayKeep = (type: string) => isCustomer && !isPickupType(type) && type !== 'Email';
  const clean = (address: AddressDraft) =>
    cleanDraft(toBook && mayKeep(address.AddressType) ? address : { ...address, NickName: '' });
  const form = useForm<AddressDraft>({
    defaultValues: entry.draft,
    resolver: resolverOf(clean),
    mode: 'onTouched',
  });
  const draft = clean(form.watch());
  useEffect(() => {
    // A message goes with the letter that answers it, also where only the phone's focus has asked for it.
    const changes = form.watch((_values, { name, type }) => {
      if (name && type === 'change' && form.getFieldState(name).invalid) void form.trigger(name);
    });
    return () => changes.unsubscribe();
  }, [form]);
  useEffect(() => {
    const changes = form.watch(() => onType(form.getValues()));
    return () => changes.unsubscribe();
  }, [form, onType]);
  const pickup = isPickupType(draft.AddressType);
  // A browser fills one recipient, never two, where the fields of several stand on one page (WCAG 1.3.5).
  const section = `section-${lineIDs?.[0] ?? 'address'}`;
  const place = useReach({
    addressType: draft.AddressType,
    zip: draft.Zip,
    street: draft.Street1,
    lineIDs,
  });
  // The book only learns the city of a ZIP: what is in the cart does not decide which addresses may be kept.
  const reach = purpose === 'recipient' ? place : null;
  const savable = canSave({
    draft,
    original: clean(original),
    undeliverable: reach?.all ?? false,
    refused: refused && clean(refused),
  });
  const unchangedSinceRefusal = refused !== null && !savable;
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) focusFirst(root.current);
  }, [takesFocus]);
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Save, which had the focus, cannot be pressed any more.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      refusal.current?.focus();
  }, [unchangedSinceRefusal]);
  return (
    <form
      ref={root}
      noValidate
      className="mt-4 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (savable && !busy && !waiting && mayGoOn(event.currentTarget))
          void form.handleSubmit(entry.submit)(event);
      }}
    >
      {kept && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-panel bg-mist px-4 py-2 text-ui">
          {addressDialogTexts.kept}{' '}
          <button
            type="button"
            className="text-link min-h-8 font-strong"
            onClick={({ currentTarget }) => {
              form.reset(original);
              entry.startOver();
              focusFirst(currentTarget.form);
            }}
          >
            {addressDialogTexts.startOver}
          </button>
        </p>
      )}
      {isCustomer ? (
        purpose === 'recipient' &&
        !pickup && (
          <BookChoice
            onChoose={(address) => {
              entry.trust(address);
              form.reset(address);
            }}
          />
        )
      ) : (
        <LogInPrompt />
      )}
      {stores !== undefined && draft.AddressType !== 'Email' && (
        <WayChoice
          pickup={pickup}
          onChoose={(type) => {
            form.setValue('AddressType', type);
            form.clearErrors();
          }}
        />
      )}
      {pickup && <StorePickupFields form={form} stores={stores} section={section} />}
      {draft.AddressType === 'Email' && <EmailFields form={form} section={section} />}
      {!pickup && draft.AddressType !== 'Email' && (
        <DeliveryAddressFields
          form={form}
          draft={draft}
          city={place?.city ?? null}
          section={section}
        />
      )}
      {!pickup && reach && <UndeliverableNotice reach={reach} />}
      {mayKeep(draft.AddressType) && (
        <BookFields form={form} ticked={toBook} onTick={purpose === 'book' ? null : entry.tick} />
      )}
      {children?.(reach)}
      {unchangedSinceRefusal && (
        <div ref={refusal} tabIndex={-1}>
          <Notice tone="error">{addressDialogTexts.failed(brand.orderPhone)}</Notice>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {(kept || form.formState.isDirty) && <StillNeeded fields={stillNeeded(draft)} />}
      <Button
        type="submit"
        className="self-end max-sm:w-full"
        disabled={!savable || waiting}
        busy={busy ? 'Saving' : undefined}
      >
        {pickup ? pickupLabel : saveLabel}
      </Button>
    </form>
  );
}
