import { brand } from '@/lib/config/brand';
import { accountPath } from '@/lib/routes/account-path';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ShopLink } from '@/components/ui/shop-link';

export type MissingKind = 'page' | 'item' | 'gone' | 'account' | 'account-page';

const words: Record<MissingKind, string> = {
  page: 'We could not find the page you asked for. It may have moved, or the address has a typo.',
  item: 'Product group not found. This item is not in our shop any more, or never was.',
  gone: 'This item has left our shop for good.',
  account: 'The pages of an account open for its customer. Please log in to see yours.',
  'account-page': 'Your account has no such page.',
};

interface MissingPageProps {
  kind: MissingKind;
  links?: readonly { label: string; path: string }[];
  /** What to do first, before the way home. */
  action?: React.ReactNode;
}

/** The not-found page: heading '404: Page Not Found', breadcrumb 'Page Not Found' (000 §2), below the account 'My Account', 'Not Found' (001 §2). */
export function MissingPage({ kind, links = [], action }: MissingPageProps) {
  return (
    <main id="main" className="shop pt-1.5 pb-6">
      <BreadcrumbBar crumbs={kind === 'account-page' ? [{ label: 'My Account', path: accountPath('profile') }, { label: 'Not Found' }] : [{ label: 'Page Not Found' }]} />
      <div className="mt-8">
        <EmptyState heading="404: Page Not Found" level={1}>
          <p className="text-ink-2">{words[kind]}</p>
          <p className="text-ink-2">Looking for flowers today? Call us at <a className="text-link nums whitespace-nowrap" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a>.</p>
          {action}
          <ButtonLink href="/" kind={action ? 'secondary' : 'primary'} className="mt-2">Go Back Home</ButtonLink>
          {links.length > 0 && (
            <ul className="mt-3 flex flex-wrap justify-center gap-2">
              {links.map(({ label, path }) => <li key={path}><ShopLink href={path} className="chip">{label}</ShopLink></li>)}
            </ul>
          )}
        </EmptyState>
      </div>
    </main>
  );
}
