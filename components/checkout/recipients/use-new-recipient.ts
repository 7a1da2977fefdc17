import type { TypedAddress } from '@/components/address/unsaved-address';
import { useAddressEntry } from '@/components/address/use-address-entry';
import { useKept } from '@/components/cart/use-kept';
import { zipStore } from '@/components/session/zip-store';
import { isAddressDraft, type AddressDraft } from '@/lib/address/draft';
import type { CartShipment } from '@/lib/cart/cart';
import { draftForLines, mailOf } from '@/lib/cart/recipients';

interface KeptRecipient extends TypedAddress {
  /** Lines it is being written for, `null` for none: where they have a recipient after all it is nobody's. */
  sentFor: readonly string[] | null;
}

/**
 * Entry of who gets what goes to nobody yet; it begins with the ZIP a date was asked for. What is typed is kept for the order until it is written:
 * while some of the goods are sent to someone else, and over a reload. `draft` is what the form holds.
 */
export function useNewRecipient(
  { lines, wish }: Pick<CartShipment, 'lines' | 'wish'>,
  onSave: (address: AddressDraft, isSent: () => boolean) => Promise<string | null>,
) {
  const mail = mailOf(lines);
  const lineIDs = lines.map(({ id }) => id);
  const [typed, setTyped] = useKept<KeptRecipient | null>(`recipient ${mail ?? ''}`, null, {
    is: (kept) => isKeptFor(lineIDs, kept),
  });
  const entry = useAddressEntry({
    purpose: 'recipient',
    original: {
      ...draftForLines(lines),
      ...(mail ? {} : { Zip: wish?.zip ?? zipStore.get() ?? '' }),
    },
    typed,
    onType: (changed) => setTyped({ ...changed, sentFor: null }),
    onSave: async (draft, _saved, isSent) => {
      // What is without a recipient after the save begins with a blank form, and is drawn before the answer comes here.
      const sent = { draft, toBook: entry.toBook };
      if (isSent()) setTyped({ ...sent, sentFor: lineIDs });
      const problem = await onSave(draft, isSent);
      if (isSent()) setTyped(problem === null ? null : { ...sent, sentFor: null });
      return problem;
    },
  });
  return { entry, draft: typed?.draft ?? entry.draft };
}

/** Whether what was kept was typed for some of these lines, or for nothing of its own yet. */
function isKeptFor(lineIDs: readonly string[], kept: unknown): kept is KeptRecipient {
  const { draft, toBook, sentFor } = (kept ?? {}) as Partial<Record<keyof KeptRecipient, unknown>>;
  return (
    isAddressDraft(draft) &&
    typeof toBook === 'boolean' &&
    (!Array.isArray(sentFor) || sentFor.some((id) => lineIDs.includes(id as string)))
  );
}
