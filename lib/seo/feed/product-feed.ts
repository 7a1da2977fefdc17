import { availability } from '@/lib/catalogue/availability';
import { leastCost } from '@/lib/catalogue/product/price-range';
import { pictureAt, ownPictures } from '@/lib/catalogue/picture';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product/product';
import { brand } from '@/lib/config/brand';
import { toDollars, type Cents } from '@/lib/core/money';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import { methodLabel } from '@/lib/delivery/method';
import { leastSold } from '@/lib/promise/class-terms';
import type { ShippingTerm } from '@/lib/promise/shipping-terms';
import { productPath } from '@/lib/routes/product-path';
import { xmlDeclaration, xmlText } from '../xml-text';

/** The location group of a Merchant account that stands for the ZIPs of the shop's own vans: the feed names it, the account lists them. */
const localGroup = brand.area;

/** Where Google shows nothing that no delivery is named of: it would refuse the product there. Listings of what lies in stores want none. */
const deliveredPlaces = ['Shopping_ads', 'Free_listings'];

/** What the feed says of one product, in the words of Google Merchant; money in cents. */
export interface FeedItem {
  id: string;
  /** Product code, where it is one of several variants. */
  groupID: string | null;
  title: string;
  description: string;
  path: string;
  pictures: string[];
  brand: string;
  size: string | null;
  color: string | null;
  /** What the least of it that is sold costs without a reduction, and with one. */
  price: Cents;
  salePrice: Cents | null;
  availability: 'in_stock' | 'out_of_stock';
  deliveryClass: string;
  shipping: readonly ShippingTerm[];
}

/** Longest texts and most pictures that Google Merchant takes. */
const most = { title: 150, description: 5000, pictures: 10 };

/** Every product of these groups that is listed and has a picture, without which Google takes none, each with how it is delivered by `termsOf`. */
export function feedItems(
  groups: readonly ProductGroup[],
  termsOf: (variant: ProductVariant) => readonly ShippingTerm[],
  now: Date,
): FeedItem[] {
  return groups.flatMap((group) =>
    group.variants.flatMap((variant): FeedItem[] => {
      const least = leastSold(variant);
      if (!least) return [];
      const pictures = ownPictures(group, variant);
      if (pictures.length === 0) return [];
      const isDefault = group.variants[group.defaultIndex] === variant;
      const { price, retail } = leastCost(variant);
      return [
        {
          id: variant.productID,
          groupID: group.variants.length > 1 ? group.productCode : null,
          title: titleOf(group, variant),
          description: shortened(group.description || group.title, most.description),
          path: productPath(
            group.productCode,
            group.title,
            isDefault ? undefined : variant.productID,
          ),
          pictures: pictures.slice(0, most.pictures + 1).map(({ url }) => pictureAt(url, 1200)),
          brand: group.brand ?? brand.name,
          size: variant.size,
          color: variant.color,
          price: retail ?? price,
          salePrice: retail === null ? null : price,
          availability:
            availability(variant, now).state === 'available' ? 'in_stock' : 'out_of_stock',
          deliveryClass: deliveryClassOf(least.item),
          shipping: termsOf(variant),
        },
      ];
    }),
  );
}

/** What the variant is called: of a name that is too long the end goes, never what tells it from the others. */
function titleOf({ title }: ProductGroup, { size, color }: ProductVariant): string {
  const options = [size, color].flatMap((option) => (option ? `, ${option}` : [])).join('');
  const room = Math.max(most.title - options.length, 1);
  return shortened(`${shortened(title, room)}${options}`, most.title);
}

/** The feed as RSS 2.0 with Google's names, a product an item. */
export function feedXml(items: readonly FeedItem[], origin: string): string {
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${xmlText(brand.name)}</title>`,
    `<link>${xmlText(origin)}/</link>`,
    `<description>${xmlText(brand.summary)}</description>`,
    ...items.map((item) => itemXml(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemXml(item: FeedItem, origin: string): string {
  const full = (address: string) => new URL(address, origin).href;
  const [picture, ...others] = item.pictures;
  return `<item>${[
    tag('id', item.id),
    tag('title', item.title),
    tag('description', item.description),
    tag('link', full(item.path)),
    ...(picture ? [tag('image_link', full(picture))] : []),
    ...others.map((other) => tag('additional_image_link', full(other))),
    tag('availability', item.availability),
    tag('price', money(item.price)),
    ...(item.salePrice === null ? [] : [tag('sale_price', money(item.salePrice))]),
    tag('condition', 'new'),
    tag('brand', item.brand),
    tag('identifier_exists', 'no'),
    ...(item.groupID ? [tag('item_group_id', item.groupID)] : []),
    ...(item.size ? [tag('size', item.size)] : []),
    ...(item.color ? [tag('color', item.color)] : []),
    tag('shipping_label', item.deliveryClass),
    ...item.shipping.map(shippingXml),
    ...(item.shipping.length > 0
      ? []
      : deliveredPlaces.map((place) => tag('excluded_destination', place))),
  ].join('')}</item>`;
}

/** What delivery to the vans' ZIPs or to all others costs at most, and how long it takes. */
function shippingXml({ method, zips, cost, days, transit }: ShippingTerm): string {
  return `<g:shipping>${[
    tag('country', 'US'),
    ...(zips ? [tag('location_group_name', localGroup)] : []),
    tag('service', methodLabel(method)),
    tag('price', money(cost.to)),
    tag('min_handling_time', String(days.from - transit)),
    tag('max_handling_time', String(days.to - transit)),
    tag('min_transit_time', String(transit)),
    tag('max_transit_time', String(transit)),
  ].join('')}</g:shipping>`;
}

function tag(name: string, text: string): string {
  return `<g:${name}>${xmlText(text)}</g:${name}>`;
}

const money = (cents: Cents) => `${toDollars(cents).toFixed(2)} USD`;

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
