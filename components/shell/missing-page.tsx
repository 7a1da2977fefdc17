import type { MissingKind } from '@/lib/routes/missing-view';
import { accountPath } from '@/lib/routes/account-path';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { ButtonLink } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/shop-link';
import { orderLookupPath } from '@/lib/routes/order-path';
import { EmptyState } from '@/components/ui/empty-state';
import { CategoryChips, OrderLine } from './ways-on';

const words: Record<MissingKind, string> = {
  page: 'We could not find the page you asked for. It may have moved, or the address has a typo.',
  item: 'Product group not found. We no longer carry this item. Try these instead.',
  account: 'Please log in to see this page of your account.',
  'account-page': 'We couldn’t find that page in your account.',
  order:
    'We show an order for a while in the browser it was placed in, and always in your account. Your confirmation email has everything, and the link to it.',
  'order-link':
    'This order link doesn’t work, or has expired. You can look up your order by its number and email.',
};

/** Pages at which somebody may look for an order. */
const withLookup: ReadonlySet<MissingKind> = new Set(['order', 'order-link', 'account']);

interface MissingPageProps {
  kind: MissingKind;
  links?: readonly { label: string; path: string }[];
  /** What to do first, before the way home. */
  action?: React.ReactNode;
}

/** The not-found page: heading '404: Page Not Found', breadcrumb 'Page Not Found' (specification A2), below the account 'My Account', 'Not Found' (specification B2). */
export function MissingPage({ kind, links = [], action }: MissingPageProps) {
  return (
    <main id="main" className="shop page-top pb-6">
      <BreadcrumbBar
        crumbs={
          kind === 'account-page'
            ? [{ label: 'My Account', path: accountPath('profile') }, { label: 'Not Found' }]
            : [{ label: 'Page Not Found' }]
        }
      />
      <div className="page-head">
        <EmptyState heading="404: Page Not Found" level={1}>
          <p className="text-ink-2">{words[kind]}</p>
          {withLookup.has(kind) && (
            <ShopLink href={orderLookupPath} className="text-link">
              Find your order
            </ShopLink>
          )}
          <OrderLine />
          <div className="mt-2 flex flex-col gap-3 min-[24rem]:flex-row min-[24rem]:flex-wrap min-[24rem]:justify-center">
            {action}
            <ButtonLink href="/" kind={action ? 'secondary' : 'primary'}>
              Go Back Home
            </ButtonLink>
          </div>
          <CategoryChips links={links} />
        </EmptyState>
      </div>
    </main>
  );
}
