import { useLayoutEffect, useRef, type RefObject } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { longestName } from '@/lib/address/clean';
import { checkoutTexts } from '@/lib/checkout/texts';
import { cleanGuest, guestErrors, type GuestDraft } from '@/lib/checkout/guest';

interface BuyerFieldsProps {
  /** Takes the ID of the field that has the focus when the fields go, and gives it back to it where they come again. */
  focusedRef: RefObject<string | null>;
  buyer: GuestDraft;
  touched: Partial<Record<keyof GuestDraft, boolean>>;
  onChange: (buyer: GuestDraft) => void;
  onTouch: (field: keyof GuestDraft) => void;
}

const fields = [
  { field: 'firstName', label: 'Your first name', autoComplete: 'given-name', type: 'text' },
  { field: 'lastName', label: 'Your last name', autoComplete: 'family-name', type: 'text' },
  { field: 'email', label: 'Your email', autoComplete: 'email', type: 'email' },
  { field: 'phone', label: checkoutTexts.phone, autoComplete: 'tel', type: 'tel' },
] as const;

const hints: Partial<Record<keyof GuestDraft, string>> = {
  email: 'We’ll send your receipt here.',
  phone: checkoutTexts.buyerPhoneHint,
};

/** The element of a field, for links to it. */
export const buyerFieldID = (field: string) => `buyer-${field}`;

/** Who orders, when nobody is signed in: a name and where the confirmation goes. A field that is left shows what is kept of it (ruling 3). */
export function BuyerFields({ focusedRef, buyer, touched, onChange, onTouch }: BuyerFieldsProps) {
  const errors = guestErrors(buyer);
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = part;
    if (focusedRef.current) document.getElementById(focusedRef.current)?.focus();
    focusedRef.current = null;
    return () => {
      const { activeElement } = document;
      focusedRef.current = box?.contains(activeElement) ? (activeElement?.id ?? null) : null;
    };
  }, [focusedRef]);
  return (
    <div ref={part} className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ field, label, autoComplete, type }) => (
        <TextField
          key={field}
          id={buyerFieldID(field)}
          label={label}
          type={type}
          autoComplete={autoComplete}
          maxLength={type === 'text' ? longestName : undefined}
          value={buyer[field] ?? ''}
          error={touched[field] ? errors[field] : undefined}
          hint={hints[field]}
          required={field !== 'phone'}
          onChange={(event) => onChange({ ...buyer, [field]: event.target.value })}
          onBlur={() => {
            onChange(cleanGuest(buyer, field));
            onTouch(field);
          }}
        />
      ))}
    </div>
  );
}
