import { Button } from '@/components/ui/button';
import { destinationTypes } from '@/lib/address/destination-types';
import type { SavedAddress } from '@/lib/address/draft';
import { formatPhone } from '@/lib/address/format-phone';

/** What an entry of the book is called: its nickname, else the person. */
export function addressTitle({ address: { NickName, FirstName, LastName } }: SavedAddress): string {
  return NickName || `${FirstName} ${LastName}`;
}

interface AddressCardProps {
  saved: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved recipient with what can be done about it. */
export function AddressCard({ saved, onEdit, onDelete }: AddressCardProps) {
  const {
    AddressType,
    FirstName,
    LastName,
    CompanyName,
    Street1,
    Street2,
    City,
    State,
    Zip,
    Phone,
  } = saved.address;
  const title = addressTitle(saved);
  const person = `${FirstName} ${LastName}`;
  const kind = destinationTypes.find(({ type }) => type === AddressType)?.label;
  return (
    <section aria-label={title} className="flex h-full flex-col panel p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 break-words text-name">{title}</h2>
        {kind && kind !== 'Residence' && (
          <span className="shrink-0 rounded-pane bg-mist px-2 py-0.5 text-xs font-strong text-ink-2">
            {kind}
          </span>
        )}
      </div>
      <address className="mt-2 break-words text-ui not-italic text-ink-2">
        {title !== person && <span className="block text-ink">{person}</span>}
        {[CompanyName, Street1, Street2].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">
          {City}, {State} {Zip}
        </span>
        {Phone && <span className="nums block">{formatPhone(Phone)}</span>}
      </address>
      <div className="mt-auto flex gap-3 pt-4">
        <Button kind="secondary" size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button kind="secondary" size="small" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </section>
  );
}
