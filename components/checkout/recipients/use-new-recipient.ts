import { useAddressEntry } from '@/components/address/use-address-entry';
import { useKept } from '@/components/cart/use-kept';
import { zipStore } from '@/components/session/zip-store';
import { isAddressDraft, type AddressDraft } from '@/lib/address/draft';
import type { CartShipment } from '@/lib/cart/cart';
import { draftForLines, mailOf } from '@/lib/cart/recipients';

/**
 * Entry of who gets what goes to nobody yet; it begins with the ZIP a date was asked for. What is typed is kept for the order until it is written:
 * while some of the goods are sent to someone else, and over a reload. `draft` is what the form holds.
 */
export function useNewRecipient(
  { lines, wish }: Pick<CartShipment, 'lines' | 'wish'>,
  onSave: (address: AddressDraft) => Promise<string | null>,
) {
  const mail = mailOf(lines);
  const [typed, setTyped] = useKept<AddressDraft | null>(`address ${mail ?? ''}`, null, {
    is: (kept) => kept === null || isAddressDraft(kept),
  });
  const entry = useAddressEntry({
    purpose: 'recipient',
    original: {
      ...draftForLines(lines),
      ...(mail ? {} : { Zip: wish?.zip ?? zipStore.get() ?? '' }),
    },
    typed,
    onType: setTyped,
    onSave: async (address) => {
      // What is without a recipient after the save begins with a blank form, and is drawn before the answer comes here.
      setTyped(null);
      const problem = await onSave(address);
      setTyped(problem === null ? null : address);
      return problem;
    },
  });
  return { entry, draft: typed ?? entry.draft };
}
