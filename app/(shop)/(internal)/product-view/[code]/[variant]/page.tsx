import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { ProductPage } from '@/components/catalogue/product/product-page';
import { dayOfPage } from '@/lib/cache/page-end';
import { addOns, addOnShelves } from '@/lib/catalogue/product/add-ons';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { getProductTrail } from '@/lib/catalogue/category/categories.server';
import { getShippingTermsOrNone } from '@/lib/promise/shipping-terms.server';
import { getOfferedWallets } from '@/lib/checkout/payment/load-payment.server';
import { env } from '@/lib/config/env';
import { getArticlesNamed } from '@/lib/content/content.server';
import { getCategoryList } from '@/lib/search/list/product-list.server';
import { eventPath } from '@/lib/routes/event-path';
import { productMeta } from '@/lib/seo/product-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ code: string; variant: string }>;
}

const relatedCount = 4;

async function load(params: Props['params']) {
  const { code, variant } = await params;
  const group = await getProductGroup(code);
  const shown =
    variant === '-'
      ? group?.variants[group.defaultIndex]
      : group?.variants.find(({ productID }) => productID === variant);
  if (group?.summary.event) permanentRedirect(eventPath(group.productCode));
  if (!group) notFound();
  if (!shown) redirect(group.path);
  return { group, shown };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await load(params);
  return settled(productMeta(group, env().SITE_ORIGIN));
}

/** `/p/{code}/{name?}` with `?v={productID}` (specification A2), cached by code and variant; an unknown `?v=` leads to the product (ruling 41). */
export default async function ProductRoute({ params }: Props) {
  const { group, shown } = await load(params);
  const trail = await getProductTrail(group);
  const category = trail.at(-1);
  const shelves = addOnShelves(category?.id ?? '');
  const [articles, list, terms, wallets, small] = await Promise.all([
    getArticlesNamed(group.articles),
    category ? getCategoryList(category.id, 1) : null,
    getShippingTermsOrNone(group),
    getOfferedWallets(),
    Promise.all(
      shelves.map(async (id) => [id, (await getCategoryList(id, 1))?.items ?? []] as const),
    ),
  ]);
  return (
    <ProductPage
      group={group}
      shown={shown}
      trail={trail}
      articles={articles}
      related={(list?.items ?? [])
        .filter(({ productCode }) => productCode !== group.productCode)
        .slice(0, relatedCount)}
      also={
        shelves.length > 0
          ? addOns(category?.id ?? '', await dayOfPage(), new Map(small)).filter(
              ({ productCode }) => productCode !== group.productCode,
            )
          : null
      }
      wallets={wallets}
      terms={terms}
      zoom={!env().IMAGE_ZOOM_DISABLED}
      origin={env().SITE_ORIGIN}
    />
  );
}
