import type { PriceSchedule, Product } from 'ordercloud-javascript-sdk';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { toDollars } from '@/lib/core/money';
import { articlesAbout } from '../content/all-articles';
import { describeScene } from '../pictures/describe';
import { deliveryMethodsOf } from './delivery-methods';
import { dimensionsOf, factsOf } from './facts-of-group';
import type { GroupSource } from './group-source';
import { kindDefaults } from './kinds';
import { galleryOfVariant, shownPicture } from './pictures-of-group';
import { breaksOf } from './prices';
import type { ReleaseDays } from './release-days';
import { searchWordsOf } from './search-words';
import type { Variant } from './variants';

/** A variant as the commerce platform keeps it; its price schedule has the product's ID. */
export function productOfVariant(
  group: GroupSource,
  variant: Variant,
  position: number,
  release: ReleaseDays,
  facets: ProductXp['Facets'],
): Product & { ID: string } {
  const { unlimited, available } = variant.stock;
  return {
    ID: variant.productID,
    Name: group.name,
    Description: group.description,
    Active: group.hidden !== 'inactive',
    DefaultPriceScheduleID: variant.productID,
    QuantityMultiplier: 1,
    Inventory: {
      Enabled: !unlimited,
      OrderCanExceed: false,
      VariantLevelTracking: false,
      ...(unlimited ? {} : { QuantityAvailable: available }),
    },
    xp: { ...xpOfVariant(group, variant, position, release), Facets: facets },
  };
}

/** Dollars on the platform's wire; `RetailPrice` only where the price is reduced. */
export function scheduleOfVariant(
  group: GroupSource,
  variant: Variant,
): PriceSchedule & { ID: string } {
  const { min, max, restricted } = group.limits ?? {};
  return {
    ID: variant.productID,
    Name: `${group.name} ${variant.productID}`,
    ApplyTax: true,
    ApplyShipping: true,
    MinQuantity: min ?? 1,
    ...(max ? { MaxQuantity: max } : {}),
    UseCumulativeQuantity: false,
    RestrictedQuantity: restricted ?? false,
    PriceBreaks: breaksOf(group, variant.price).map(({ quantity, price }) => ({
      Quantity: quantity,
      Price: toDollars(price),
    })),
    xp: {
      Price: variant.retailPrice === null ? {} : { RetailPrice: toDollars(variant.retailPrice) },
    },
  };
}

function xpOfVariant(
  group: GroupSource,
  variant: Variant,
  position: number,
  release: ReleaseDays,
): ProductXp {
  const picture = shownPicture(variant.picture);
  const gallery = galleryOfVariant(group, variant.size, variant.color).map(shownPicture);
  const kind = kindDefaults[group.kind];
  return {
    ProductCode: group.code,
    WebFacingProductTitle: group.webTitle ?? null,
    CodeB2: group.codes?.b2 ?? 'N',
    CodeB3: variant.stock.unlimited ? '9' : (group.codes?.b3 ?? '1'),
    CodeB4: group.codes?.b4 ?? null,
    SafetyStock: variant.stock.safety,
    ReleaseDate1: release.from,
    ReleaseDate2: release.until,
    IsWorkShopEvent: false,
    IsDefaultProduct: variant.isDefault,
    IsFeatured: group.flagged ?? false,
    Visible: group.hidden !== 'invisible',
    Position: position,
    SpecsOptions: {
      Size: variant.size?.name ?? null,
      Color: variant.color?.name ?? null,
      ColorVarient: variant.color?.variant ?? null,
    },
    Contentful: { Images: { List: picture, Gallery: gallery } },
    Articles: [...new Set([...(group.articles ?? []), ...articlesAbout(group.code)])],
    IsLilacGrown: group.grown ?? false,
    IsLilacExclusive: group.exclusive ?? false,
    StemCount: stemsOf(variant, group),
    Dimensions: variant.size && variant.size.suffix !== '' ? null : dimensionsOf(group),
    Facts: factsOf(group),
    DeliveryMethods: deliveryMethodsOf(group),
    HandlingCents: group.handlingCents ?? null,
    Brand: group.brand ?? 'Lilac & Loam',
    Guarantee: kind.guarantee,
    Substitution: kind.substitution,
    SearchWords: searchWordsOf(group.code),
    PrimaryCategoryID: group.categories[0],
  };
}

/** Stems in the variant's own picture; a larger size that borrows the group's picture says nothing. */
function stemsOf(variant: Variant, group: GroupSource): number | null {
  const borrowed = variant.size && variant.size.suffix !== '' && !group.picturedSizes;
  return borrowed || group.scene.kind !== 'arrangement'
    ? null
    : describeScene(variant.picture.scene).stems;
}
