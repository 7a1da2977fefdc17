import type { BillDraft } from '@/lib/orders/money/bill';

/** The most letters a bank takes of a name or a street. */
const longest = 50;

/** The payer as a card's bank is told of them (`verifyCard`, `billingAddress`). */
export interface BankAddress {
  givenName?: string;
  surname?: string;
  postalCode?: string;
  streetAddress?: string;
}

/** A name in the letters banks take, printable ASCII: without accents; `undefined` where letters would be lost. */
function bankName(name: string): string | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").trim();
  return /^[ -~]+$/.test(plain) ? plain.slice(0, longest) : undefined;
}

/** What a card's bank is told of the payer. What it would refuse is left out: nothing of it is required, and one wrong letter would fail the whole question. */
export function bankAddress(
  name: { firstName: string; lastName: string } | null,
  bill: BillDraft | null,
): BankAddress {
  const givenName = bankName(name?.firstName ?? '');
  const surname = bankName(name?.lastName ?? '');
  return {
    ...(givenName ? { givenName } : {}),
    ...(surname ? { surname } : {}),
    ...(bill ? { postalCode: bill.postalCode } : {}),
    ...(bill?.street ? { streetAddress: bill.street.slice(0, longest) } : {}),
  };
}
