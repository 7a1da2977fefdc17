import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productXp } from '@/lib/catalogue/from-commerce';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { isVisible, type ProductXp } from '@/lib/catalogue/product/product-xp';
import { unreadFields } from '@/lib/catalogue/product/read-product-xp';
import { releaseEnd, releaseStart } from '@/lib/catalogue/release';
import { facetAttributes } from '@/lib/core/facets';
import { deliveryItem, itemLeadDays } from '@/lib/delivery/item';
import { deliveryMethods } from '@/lib/delivery/method';
import { missing, risky } from '../check';
import { each, shared, type GoodsRule } from './goods-rule';

/** IDs of what products name. */
export interface GoodsAround {
  categoryIDs: ReadonlySet<string>;
  storeIDs: ReadonlySet<string>;
}

const facets = new Set<string>(facetAttributes);
const methods = new Set<string>(deliveryMethods);

/** What can be wrong with a product as visitors see it (docs/operations/goods.md). */
export function productRules({ categoryIDs, storeIDs }: GoodsAround): GoodsRule<BuyerProduct>[] {
  return [
    {
      finding: missing,
      says: 'Without xp.ProductCode, so nowhere to be seen',
      todo: 'Give each the code of its page; variants of one product share it.',
      wrong: each((product) => productXp(product) === null),
    },
    {
      finding: missing,
      says: 'With fields of another kind than the shop reads, so left out',
      todo: 'Write them as docs/operations/goods.md says.',
      wrong: each(({ xp }) => unreadFields(xp).length > 0),
    },
    {
      finding: missing,
      says: 'Without a price, so nowhere to be seen',
      todo: 'Give each a default price schedule with a price from one unit on.',
      wrong: ofTheShop((_, product) => pricesOf(product).length === 0),
    },
    {
      finding: missing,
      says: 'Going by no way, so nobody can have them',
      todo: 'Enable a way in xp.DeliveryMethods, or leave it out: then they go by van and are collected.',
      wrong: ofTheShop(
        (xp, { ID = '' }) =>
          !xp.IsWorkShopEvent &&
          deliveryMethods.every((method) => itemLeadDays(deliveryItem(ID, xp), method) === null),
      ),
    },
    {
      finding: missing,
      says: 'Events without a day that can be read, so nowhere to be seen',
      todo: 'Write xp.EventDateTimes as {"2027-05-08": "18:00-20:00"}, in Chicago’s time.',
      wrong: ofTheShop((xp) => xp.IsWorkShopEvent === true && meetingsOf(xp).length === 0),
    },
    {
      finding: missing,
      says: 'With a release that cannot be read, or ends before it begins',
      todo: 'Write xp.ReleaseDate1 and xp.ReleaseDate2 as days (2027-05-08) or instants with a zone.',
      wrong: ofTheShop(hasWrongRelease),
    },
    {
      finding: risky,
      says: 'At no price at all',
      todo: 'Look at their price schedules.',
      wrong: ofTheShop(
        (xp, product) =>
          !xp.IsWorkShopEvent &&
          !isGiftCardProduct(xp.ProductCode) &&
          pricesOf(product).includes(0),
      ),
    },
    {
      finding: missing,
      says: 'With a sale of the platform’s own, which no page shows',
      todo: 'Write the lower price as the price, and the one before into xp.Price.RetailPrice of the schedule.',
      wrong: ofTheShop((_, { PriceSchedule }) =>
        (PriceSchedule?.PriceBreaks ?? []).some(({ SalePrice }) => typeof SalePrice === 'number'),
      ),
    },
    {
      finding: risky,
      says: 'In no sitemap and no product feed, which ask for goods that are said to be visible',
      todo: 'Write true into xp.Visible.',
      wrong: ofTheShop((xp) => xp.Visible === undefined),
    },
    {
      finding: risky,
      says: 'Without a picture',
      todo: 'Write its address and words into xp.Contentful.Images.List.',
      wrong: ofTheShop((xp) => !xp.Contentful?.Images?.List?.url),
    },
    {
      finding: risky,
      says: 'Without a category of their own that visitors see',
      todo: 'Write the ID of an active category into xp.PrimaryCategoryID: the trail, related products and reports go by it.',
      wrong: ofTheShop((xp) => !categoryIDs.has(xp.PrimaryCategoryID ?? '')),
    },
    {
      finding: risky,
      says: 'With facets that no list has',
      todo: `Call them in xp.Facets as the lists do: ${facetAttributes.join(', ')}.`,
      wrong: ofTheShop((xp) => Object.keys(xp.Facets ?? {}).some((name) => !facets.has(name))),
    },
    {
      finding: risky,
      says: 'With ways of delivery that there are not',
      todo: `Call them in xp.DeliveryMethods: ${deliveryMethods.join(', ')}.`,
      wrong: ofTheShop((xp) =>
        Object.keys(xp.DeliveryMethods ?? {}).some((name) => !methods.has(name)),
      ),
    },
    {
      finding: risky,
      says: 'Events at a store that there is not',
      todo: 'Write the ID of a store into xp.LocationID.',
      wrong: ofTheShop((xp) => xp.IsWorkShopEvent === true && !storeIDs.has(xp.LocationID ?? '')),
    },
    {
      finding: risky,
      says: 'Variants that nobody can tell apart',
      todo: 'Give each its own xp.SpecsOptions (Size, Color, ColorVarient), or a code of its own.',
      wrong: shared((product) => {
        const xp = productXp(product);
        if (!xp || !isVisible(xp) || xp.IsWorkShopEvent) return null;
        const { Size, Color, ColorVarient } = xp.SpecsOptions ?? {};
        return JSON.stringify([xp.ProductCode, Size ?? '', Color ?? '', ColorVarient ?? '']);
      }),
    },
    {
      finding: risky,
      says: 'More than one of a product that its page begins with',
      todo: 'Set xp.IsDefaultProduct on one of the variants alone.',
      wrong: shared((product) => {
        const xp = productXp(product);
        return xp?.IsDefaultProduct && isVisible(xp) ? xp.ProductCode : null;
      }),
    },
  ];
}

function ofTheShop(
  isWrong: (xp: ProductXp, product: BuyerProduct) => boolean,
): GoodsRule<BuyerProduct>['wrong'] {
  return each((product) => {
    const xp = productXp(product);
    return xp !== null && isWrong(xp, product);
  });
}

function pricesOf({ PriceSchedule }: BuyerProduct): number[] {
  return (PriceSchedule?.PriceBreaks ?? []).flatMap(({ Price }) => Price ?? []);
}

function hasWrongRelease(xp: ProductXp): boolean {
  const [start, end] = [releaseStart(xp), releaseEnd(xp)];
  const unread = (xp.ReleaseDate1 && !start) || (xp.ReleaseDate2 && !end);
  return Boolean(unread) || (start !== null && end !== null && end <= start);
}
