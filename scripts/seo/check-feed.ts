import type { FeedRecord } from './read-feed';

const address = /^https?:\/\/[^\s/]+\/\S*$/;
const price = /^\d+\.\d{2} USD$/;
const days = /^\d{1,2}$/;

/** How a value must look, by Google Merchant's name of it (product data specification). */
const shapes: Record<string, RegExp> = {
  id: /^[\w-]{1,50}$/,
  title: /^.{1,150}$/,
  description: /^[\s\S]{1,5000}$/,
  link: address,
  image_link: address,
  additional_image_link: address,
  availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
  availability_date: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
  price,
  sale_price: price,
  condition: /^new$/,
  brand: /^.{1,70}$/,
  identifier_exists: /^no$/,
  item_group_id: /^[\w-]{1,50}$/,
  size: /^.{1,100}$/,
  color: /^.{1,100}$/,
  shipping_label: /^\S{1,100}$/,
  excluded_destination: /^(Shopping_ads|Free_listings)$/,
};
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'];
const many: Record<string, number> = { additional_image_link: 10, excluded_destination: 2 };

const shippingShapes: Record<string, RegExp> = {
  country: /^US$/,
  location_group_name: /^.{1,100}$/,
  service: /^.{1,100}$/,
  price,
  min_handling_time: days,
  max_handling_time: days,
  min_transit_time: days,
  max_transit_time: days,
};

/** Everything of a feed that Google Merchant would refuse or warn about, each with the product's ID. */
export function feedFaults(records: readonly FeedRecord[]): string[] {
  const ids = records.map(({ values }) => values.id?.[0] ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(records.length === 0 ? ['no products'] : []),
    ...twice.map((id) => `${id}: listed twice`),
    ...records.flatMap((record, index) =>
      recordFaults(record).map((fault) => `${ids[index] ?? ''}: ${fault}`),
    ),
  ];
}

function recordFaults({ values, shipping }: FeedRecord): string[] {
  const amount = (text: string | undefined) => Number(text?.split(' ')[0]);
  return [
    ...required.filter((name) => !values[name]?.length).map((name) => `${name} is missing`),
    ...Object.entries(values).flatMap(([name, texts]) => [
      ...(texts.length > (many[name] ?? 1) ? [`${name} ${texts.length} times`] : []),
      ...texts
        .filter((text) => !shapes[name]?.test(text))
        .map((text) => `${name} cannot be ${text}`),
    ]),
    ...(values.availability?.[0] === 'preorder' && !values.availability_date
      ? ['a preorder without its date']
      : []),
    ...(values.sale_price && !(amount(values.sale_price[0]) < amount(values.price?.[0]))
      ? ['a sale that reduces nothing']
      : []),
    ...(amount(values.price?.[0]) > 0 ? [] : ['no price above 0']),
    ...(shipping.length === 0 && values.excluded_destination?.length !== 2
      ? ['no delivery, where Google wants one']
      : []),
    ...shipping.flatMap(shippingFaults),
  ];
}

function shippingFaults(shipping: Record<string, string>): string[] {
  const upside = (['handling', 'transit'] as const).filter(
    (part) => Number(shipping[`min_${part}_time`]) > Number(shipping[`max_${part}_time`]),
  );
  return [
    ...['country', 'service', 'price']
      .filter((name) => !shipping[name])
      .map((name) => `shipping ${name} is missing`),
    ...Object.entries(shipping)
      .filter(([name, text]) => !shippingShapes[name]?.test(text))
      .map(([name, text]) => `shipping ${name} cannot be ${text}`),
    ...upside.map((part) => `shipping ${part} time upside down`),
  ];
}
