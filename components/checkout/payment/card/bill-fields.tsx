import { TextField } from '@/components/ui/form/text-field';
import { cleanPostalCode } from '@/lib/address/postal-code';
import { isBillComplete, type BillDraft } from '@/lib/orders/money/bill';
import { checkoutTexts } from '@/lib/checkout/texts';

interface BillFieldsProps {
  bill: BillDraft;
  /** The ZIP the order goes to, where there is one. */
  deliveryZip: string | null;
  /** Whether what is missing is said. */
  tried: boolean;
  onChange: (bill: BillDraft) => void;
}

/** Where a card's bill goes, for its bank to compare: the postal code and, where it is not the recipient's, the street, which may stay empty. */
export function BillFields({ bill, deliveryZip, tried, onChange }: BillFieldsProps) {
  const code = cleanPostalCode(bill.postalCode);
  const isRecipients = code !== '' && code === deliveryZip;
  const asksStreet = bill.street !== '' || (isBillComplete(bill) && !isRecipients);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={checkoutTexts.billZip}
        autoComplete="billing postal-code"
        maxLength={20}
        className="sm:max-w-60"
        value={bill.postalCode}
        hint={isRecipients ? checkoutTexts.billZipFilled : checkoutTexts.billZipHint}
        error={tried && !isBillComplete(bill) ? checkoutTexts.billZipMissing : undefined}
        onChange={(event) => onChange({ ...bill, postalCode: event.target.value })}
        onBlur={() => {
          if (code !== bill.postalCode) onChange({ ...bill, postalCode: code });
        }}
      />
      {asksStreet && (
        <TextField
          label={checkoutTexts.billStreet}
          autoComplete="billing address-line1"
          maxLength={60}
          value={bill.street}
          onChange={(event) => onChange({ ...bill, street: event.target.value })}
        />
      )}
    </div>
  );
}
