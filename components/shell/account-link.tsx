import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { shellPaths, shellTexts } from './texts';

const panelID = 'account-panel';

/** Greeting of the account area: 'Hello' then 'Login or Sign Up' (000 §2); it opens the panel below. */
export function AccountLink() {
  return (
    <button type="button" popoverTarget={panelID} className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-pane px-2 text-left hover:bg-mist lg:min-h-13">
      <Icon name="person" size={24} className="text-ink" />
      <span className="sr-only text-xs leading-tight lg:not-sr-only">
        <span className="block text-ink-2">{shellTexts.hello}</span>
        <span className="block text-sm font-strong text-ink">{shellTexts.login}</span>
      </span>
    </button>
  );
}

/** What the account buttons open: how to order, and the way to Purple Perks. */
export function AccountPanel() {
  return (
    <div id={panelID} popover="auto" role="dialog" aria-label={shellTexts.login} className="sheet">
      <p className="display text-name">{shellTexts.guest}</p>
      <p className="mt-2 text-ink-2">{shellTexts.guestMore}</p>
      <p className="mt-4"><ShopLink href={shellPaths.purplePerks} className="text-link">Purple Perks</ShopLink></p>
    </div>
  );
}
