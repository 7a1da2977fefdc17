import { Icon } from '@/components/ui/icon';
import type { SavedCard } from '@/lib/account/cards.server';
import { now } from '@/lib/core/time/clock';
import { isExpiredCard } from '@/lib/orders/card-expiry';
import { pageTexts } from '../page-texts';

/** A card in words: `Visa ending 1111`. */
export function cardTitle({ type, lastFour }: SavedCard): string {
  return `${type} ending ${lastFour}`;
}

/** A saved card, with what can be done about it as children. */
export function SavedCardRow({ card, children }: { card: SavedCard; children: React.ReactNode }) {
  const expired = isExpiredCard(card.expires, now());
  const expires =
    card.expires &&
    `${expired ? 'expired' : 'expires'} ${card.expires.slice(5)}/${card.expires.slice(0, 4)}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <span className="grid h-10 w-14 shrink-0 place-items-center rounded-tight bg-mist text-aubergine-700">
          <Icon name="card" size={24} />
        </span>
        <div className="min-w-0">
          <h2 className="text-name">{cardTitle(card)}</h2>
          <p className="nums break-words text-ui text-ink-2">
            {[card.name, expires].filter(Boolean).join(', ')}
          </p>
          {expired && (
            <p className="text-sm font-strong text-terra-700">{pageTexts.cards.expired}</p>
          )}
        </div>
      </div>
      <div className="flex gap-3">{children}</div>
    </div>
  );
}
