import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConfirmationIsland } from '@/components/checkout/confirmation-island';
import { isId } from '@/lib/core/ids';
import { brand } from '@/lib/config/brand';

export const metadata: Metadata = {
  title: `Order confirmation | ${brand.name}`,
  description: 'What you have ordered, where it goes and when it arrives.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};
export const dynamic = 'force-dynamic';

/** Order confirmation: the same shell for everybody; whose order it is, the handler behind the island decides (decision 29). */
export default async function OrderConfirmationPage({ params }: { params: Promise<{ userID: string; orderID: string }> }) {
  const { userID, orderID } = await params;
  if (!isId(userID) || !isId(orderID)) notFound();
  return (
    <main id="main" className="shop py-8">
      <ConfirmationIsland userID={userID} orderID={orderID} />
    </main>
  );
}
