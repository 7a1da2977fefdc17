import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartIsland } from '@/components/cart/cart-view';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { brand } from '@/lib/config/brand';

export const metadata: Metadata = {
  title: `Cart | ${brand.name}`,
  description:
    'What you have chosen so far: flowers, plants and gifts by recipient and day, with their charges.',
  robots: { index: false, follow: false },
};

/** Nothing at build time: the header comes from upstream, and the build needs none. */
export function generateStaticParams() {
  return [];
}

/** The cart: a static shell around the island that asks for it (specification A2). */
export default async function CartPage({ params }: { params: Promise<{ rest?: string[] }> }) {
  if ((await params).rest) notFound();
  return (
    <main id="main" className="shop page-top flex min-h-[calc(100dvh-112px)] flex-col gap-5 pb-5">
      <div>
        <BreadcrumbBar crumbs={[{ label: 'Cart' }]} />
        <h1 className="page-head text-h1">Your cart</h1>
      </div>
      <CartIsland />
    </main>
  );
}
