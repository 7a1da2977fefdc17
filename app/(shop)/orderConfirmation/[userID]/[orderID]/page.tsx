import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ConfirmationIsland } from '@/components/checkout/confirmation/confirmation-island';
import { Logo } from '@/components/shell/logo';
import { PrintedPlaces } from '@/components/ui/print/printed-places';
import { loadConfirmation } from '@/lib/checkout/confirmation.server';
import { isId } from '@/lib/core/ids';
import { brand } from '@/lib/config/brand';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';
import { printPlaces } from '@/lib/stores/print-places.server';

export const metadata: Metadata = {
  title: `Order confirmation | ${brand.name}`,
  description: 'What you have ordered, where it goes and when it arrives.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};
export const dynamic = 'force-dynamic';

/**
 * Order confirmation: 404 for anyone but the one who placed the order, decided before anything is sent (rulings 29, 39) by the same function the
 * handler answers with. The page itself holds nothing personal: the island asks the handler (decision 084). An outage is no verdict: the island says so.
 */
export default async function OrderConfirmationPage({
  params,
}: {
  params: Promise<{ userID: string; orderID: string }>;
}) {
  const { userID, orderID } = await params;
  if (!isId(userID) || !isId(orderID) || !(await mayShow(userID, orderID))) notFound();
  const places = await printPlaces();
  return (
    <main id="main" className="shop py-8 print:p-0">
      <div className="mb-5 hidden print:block">
        <Logo />
      </div>
      <ConfirmationIsland userID={userID} orderID={orderID} />
      <div className="hidden text-sm leading-snug print:block">
        <PrintedPlaces {...places} />
      </div>
    </main>
  );
}

async function mayShow(userID: string, orderID: string): Promise<boolean> {
  const shopper = await shopperKeeper.open((await headers()).get('cookie'));
  const confirmation = await loadConfirmation(shopper, userID, orderID);
  return confirmation.ok || confirmation.error.code === 'upstream-unavailable';
}
