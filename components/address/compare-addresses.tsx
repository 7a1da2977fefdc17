'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import {
  differingFields,
  markedWords,
  postalFields,
  type PostalField,
} from '@/lib/address/verification/differences';
import { postalPart, type AddressDraft, type PostalAddress } from '@/lib/address/draft';
import { addressDialogTexts } from '@/lib/address/texts';

const labels: Record<PostalField, string> = {
  Street1: 'Street',
  Street2: 'Apartment',
  City: 'City',
  State: 'State',
  Zip: 'ZIP',
};
const counts = [
  'no place',
  'one place',
  'two places',
  'three places',
  'four places',
  'five places',
];

interface CompareAddressesProps {
  entered: AddressDraft;
  suggested: PostalAddress;
  failure: string | null;
  busy: boolean;
  onEdit: () => void;
  onChoose: (address: PostalAddress) => void;
}

/** Entered beside Suggested with the differences marked; either can be saved (specification B2, B4). */
export function CompareAddresses({
  entered,
  suggested,
  failure,
  busy,
  onEdit,
  onChoose,
}: CompareAddressesProps) {
  const [side, setSide] = useState<'entered' | 'suggested'>('suggested');
  const differing = differingFields(entered, suggested);
  const card = (
    name: typeof side,
    title: string,
    detail: string,
    own: PostalAddress,
    other: PostalAddress,
  ) => (
    <label
      className={`block rounded-panel border p-5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${side === name ? 'border-aubergine-700 bg-lilac-100 shadow-[inset_0_0_0_1px_var(--color-aubergine-700)]' : 'border-line-strong'}`}
    >
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="address-choice"
          value={name}
          checked={side === name}
          onChange={() => setSide(name)}
          className="mt-1 size-5 shrink-0 accent-aubergine-700"
        />
        <span>
          <span className="display block text-h4 leading-tight">{title}</span>
          <span className="block text-sm text-ink-2">{detail}</span>
        </span>
      </span>
      <span className="mt-4 block">
        <Row label="Recipient">
          {entered.FirstName} {entered.LastName}
        </Row>
        {postalFields
          .filter((field) => own[field] || other[field])
          .map((field) => (
            <Row key={field} label={labels[field]}>
              {differing.includes(field) ? (
                <Marked own={own[field]} other={other[field]} kind={name} />
              ) : (
                own[field]
              )}
            </Row>
          ))}
      </span>
    </label>
  );
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(side === 'entered' ? postalPart(entered) : suggested);
      }}
    >
      <p ref={takeFocus} tabIndex={-1} className="text-ink-2">
        The postal record for {entered.FirstName}’s address differs in{' '}
        {counts[differing.length] ?? 'several places'}. Drivers use the one you choose.
      </p>
      <fieldset className="mt-5 grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{addressDialogTexts.chooseTitle}</legend>
        {card('entered', addressDialogTexts.entered, 'As you typed it', entered, suggested)}
        {card('suggested', addressDialogTexts.suggested, 'Postal record', suggested, entered)}
      </fieldset>
      {failure && (
        <div className="mt-4">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button kind="secondary" onClick={onEdit} disabled={busy}>
          Edit address
        </Button>
        <Button type="submit" busy={busy ? 'Saving' : undefined}>
          {side === 'entered' ? 'Use entered address' : 'Use suggested address'}
        </Button>
      </div>
    </form>
  );
}

/** Whether two addresses name one door, however they are written. */
export function isSameDoor(address: PostalAddress, other: PostalAddress): boolean {
  return differingFields(address, other).length === 0;
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2 border-t border-line py-2 text-ui">
      <span className="text-ink-2">{label}</span>
      <span className="font-strong">{children}</span>
    </span>
  );
}

/** A field's words, those the other side does not have marked by colour, underline and element. */
function Marked({
  own,
  other,
  kind,
}: {
  own: string;
  other: string;
  kind: 'entered' | 'suggested';
}) {
  const look =
    kind === 'entered'
      ? 'bg-terra-100 text-terra-700 decoration-wavy'
      : 'bg-leaf-100 text-leaf-700';
  return markedWords(own, other).map(({ text, differs }, index) => (
    <span key={`${index}-${text}`}>
      {index > 0 && ' '}
      {differs ? <mark className={`rounded-sm px-1 underline ${look}`}>{text}</mark> : text}
    </span>
  ));
}
