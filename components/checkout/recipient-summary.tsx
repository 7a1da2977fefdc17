import { isPickupType } from '@/lib/address/destination-types';
import { fullAddress } from '@/lib/address/full-address';
import type { RecipientDraft } from '@/lib/checkout/draft';

/** A finished recipient in two lines. */
export function RecipientSummary({ recipient }: { recipient: RecipientDraft }) {
  const { FirstName, LastName, AddressType } = recipient;
  const where = AddressType === 'InStorePickUp' ? 'In-Store Pickup' : 'Curbside Pickup';
  return (
    <>
      <p className="font-strong text-ink">{FirstName} {LastName}</p>
      <p>{isPickupType(AddressType) ? where : fullAddress(recipient)}</p>
    </>
  );
}
