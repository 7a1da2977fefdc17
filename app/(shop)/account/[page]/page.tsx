import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/components/account/account-frame';
import { accountTexts } from '@/components/account/account-texts';
import { pageTexts } from '@/components/account/page-texts';
import { AddressBookPage } from '@/components/account/address-book-page';
import { CardsPage } from '@/components/account/cards/cards-page';
import { EventsPage } from '@/components/account/events-page';
import { OrdersPage } from '@/components/account/orders/orders-page';
import { PerksPanel } from '@/components/account/profile/perks-panel';
import { ProfilePage } from '@/components/account/profile/profile-page';
import { WishListPage } from '@/components/account/wish-list-page';
import { QueryIsland } from '@/components/browser/query-island';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { printPlaces } from '@/lib/stores/print-places.server';
import { brand } from '@/lib/config/brand';
import { accountPages, accountPath, type AccountPage } from '@/lib/routes/account-path';
import { readSessionCookie } from '@/lib/session/session-cookie.server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ page: string }>;
}

const parts: Record<AccountPage, React.ReactNode> = {
  profile: <ProfilePage />,
  orders: <Orders />,
  wishlist: <WishListPage />,
  'address-book': <AddressBookPage />,
  events: <EventsPage />,
  'payment-methods': <CardsPage />,
  'purple-perks': <PerksPanel points />,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const name =
    accountPages.find((accountPage) => accountPage.page === page)?.name ?? pageTexts.notFound;
  return {
    title: `${pageTexts.heading(name)} | ${brand.name}`,
    robots: { index: false, follow: false },
  };
}

/** A page of the account: a shell around its island. Only the seal is read here; a visitor gets the not-found page (ruling 8). */
export default async function AccountRoute({ params }: Props) {
  const { page } = await params;
  const current = accountPages.find((each) => each.page === page);
  const { session } = await readSessionCookie((await headers()).get('cookie'));
  if (!current || session?.kind !== 'customer') notFound();
  return (
    <main id="main" className="shop page-top flex flex-col gap-4 pb-5 print:block print:p-0">
      <BreadcrumbBar
        crumbs={[
          { label: accountTexts.myAccount, path: accountPath('profile') },
          { label: current.name },
        ]}
      />
      <h1 className="text-h1 print:hidden">
        <span className="whitespace-nowrap">{pageTexts.headingStart}</span> {current.name}
      </h1>
      <AccountFrame page={current.page}>
        <QueryIsland>{parts[current.page]}</QueryIsland>
      </AccountFrame>
    </main>
  );
}

async function Orders() {
  return <OrdersPage places={await printPlaces()} />;
}
