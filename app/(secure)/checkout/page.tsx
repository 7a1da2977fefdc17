import type { Metadata } from 'next';
import { CheckoutIsland } from '@/components/checkout/checkout-island';
import { PageReport } from '@/components/analytics/page-report';
import { brand } from '@/lib/config/brand';

export const metadata: Metadata = {
  title: `Checkout | ${brand.name}`,
  description: 'Recipients, delivery, card message and payment of your order, on one page.',
  robots: { index: false, follow: false },
};

/** Checkout: a static shell around its island; everything personal comes through the handlers (architecture rule 2). */
export default function CheckoutPage() {
  return (
    <>
      <CheckoutIsland />
      <PageReport />
    </>
  );
}
