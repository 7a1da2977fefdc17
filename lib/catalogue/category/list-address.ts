import { listLimits } from '@/lib/config/list-limits';
import { filterKeyOf, filterKeys } from '@/lib/routes/filter-keys';
import { placePath, type ListPlace } from './list-place';

/** Chosen filters of a list by query key (`color`, `size`, …): one or more values each. */
type ChosenFilters = Partial<Record<string, string[]>>;

/** A refined view of a list: filters, price bounds in dollars, order. */
export interface ListChoice {
  filters: ChosenFilters;
  price: { min: number | null; max: number | null };
  sort: string | null;
}

const attributeKeys = filterKeys.filter(
  (key) => key !== 'price' && key !== 'sort' && key !== 'arrives',
);
const longestValue = 80;
/** Every value of a facet that a list counts can be chosen. */
export const mostValues = listLimits.searchFacetValues;

/** A price range of two bounds in dollars, either of them open, the right way round. */
export function priceBounds(first: number | null, second: number | null): ListChoice['price'] {
  return first !== null && second !== null && first > second
    ? { min: second, max: first }
    : { min: first, max: second };
}

const typedDollars = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
const highestBound = 99_999;

/** A bound of a price range as it is typed, `25`, `$1,050` or `25.50`, in whole dollars between which it lies; `null` for what is no amount. */
export function typedBound(text: string, end: 'min' | 'max'): number | null {
  const [, whole, cents] = typedDollars.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const more = end === 'max' && Number(cents) > 0 ? 1 : 0;
  return Math.min(Number(whole.replaceAll(',', '')) + more, highestBound);
}

export const noChoice: ListChoice = { filters: {}, price: { min: null, max: null }, sort: null };

/** The values of a filter as one text, which `listChoiceOf` parts at its commas: one within a value is written otherwise. */
export function valuesText(values: readonly string[]): string {
  return values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');
}

/** The choice an address makes: comma-separated values, `price=25-110`, or the form's own fields; `null` for a value nobody could have chosen. */
export function listChoiceOf(
  params: Record<string, string | string[] | undefined>,
): ListChoice | null {
  const filters: ChosenFilters = {};
  for (const key of attributeKeys) {
    const values = [params[key] ?? []]
      .flat()
      .flatMap((value) => value.split(','))
      .map((value) => value.replace(/%2[5C]/g, decodeURIComponent).trim())
      .filter(Boolean);
    if (values.length > mostValues || values.some((value) => value.length > longestValue))
      return null;
    if (values.length > 0) filters[key] = [...new Set(values)].sort();
  }
  const price = priceOf(params);
  if (!price) return null;
  return {
    filters,
    price,
    sort: [params.sort ?? []].flat()[0] || null,
  };
}

/** The price range of an address; `null` for one that is written as no link is. */
function priceOf({
  price,
  min,
  max,
}: Record<string, string | string[] | undefined>): ListChoice['price'] | null {
  const [written, least, most] = [price, min, max].map((value) => [value].flat()[0] ?? '');
  if (written === 'fields')
    return priceBounds(typedBound(least ?? '', 'min'), typedBound(most ?? '', 'max'));
  const bounds = /^(\d{0,5})-(\d{0,5})$/.exec(written || '-');
  const bound = (text: string | undefined) => (text ? Number(text) : null);
  return bounds && priceBounds(bound(bounds[1]), bound(bounds[2]));
}

/** A chosen price as addresses write it, `10-` for no upper bound; `null` where none is chosen. */
export function writtenPrice({ min, max }: ListChoice['price']): string | null {
  return min === null && max === null ? null : `${min ?? ''}-${max ?? ''}`;
}

/** The address of a refined view, keys in a fixed order; the plain list when nothing is chosen. */
export function listPath(place: ListPlace, choice: ListChoice, page = 1): string {
  const price = writtenPrice(choice.price);
  const query = [
    ...attributeKeys.flatMap((key) =>
      choice.filters[key]?.length
        ? [`${key}=${encodeURIComponent(valuesText(choice.filters[key])).replaceAll('%2C', ',')}`]
        : [],
    ),
    ...(price === null ? [] : [`price=${price}`]),
    ...(choice.sort ? [`sort=${encodeURIComponent(choice.sort)}`] : []),
  ];
  const path = placePath(place, page);
  return query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** The choice with one value of an index attribute added, or taken away when it was chosen. */
export function toggled(choice: ListChoice, attribute: string, value: string): ListChoice {
  const key = filterKeyOf(attribute);
  const chosen = choice.filters[key] ?? [];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return { ...choice, filters: { ...choice.filters, [key]: next } };
}

/** Whether a value of an index attribute is chosen. */
export function isChosen(choice: ListChoice, attribute: string, value: string): boolean {
  return choice.filters[filterKeyOf(attribute)]?.includes(value) ?? false;
}

/** Whether any value of an index attribute is chosen, also one the list does not have. */
export function hasChosen(choice: ListChoice, attribute: string): boolean {
  return (choice.filters[filterKeyOf(attribute)]?.length ?? 0) > 0;
}

/** How many filters are chosen: each value of a facet is one, and so is a price range. */
export function chosenCount({ filters, price }: ListChoice): number {
  const values = Object.values(filters).flat().length;
  return values + (price.min === null && price.max === null ? 0 : 1);
}
