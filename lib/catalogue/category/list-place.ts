import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { arrivesSeparator, arrivesText, arrivingPath } from '@/lib/routes/arrives-key';
import { categoryPath, categoryRoute } from '@/lib/routes/category-path';
import { salePagePath, salePath } from '@/lib/routes/static-page-path';
import { searchAddress, searchKeys, searchPath } from '@/lib/routes/search-path';
import { searchRoute } from '@/lib/routes/search-route';
import { arrivalFaults, dayWritten, type ArrivalFields, type WrongArrival } from './arrival-fields';

/** The products of a search, and the query's ID the address came with. */
interface SearchPlace {
  query: string;
  queryID: string | null;
}

/** Where to and by which Chicago day the products of a list are to arrive. */
export interface Arrives {
  zip: string;
  by: ChicagoDate;
}

/** A list of products with an address of its own: a category, what is reduced, or a search, all of it or what arrives in time. Plain data that goes to the browser. */
export type ListPlace = ({ categoryID: string } | { onSale: true } | SearchPlace) & {
  arrives?: Arrives;
};

/** Path of a list, and the query keys that name it: `c`, or those of a search. */
export interface PlaceRoute {
  pathname: string;
  keys: Record<string, string>;
}

/** Where a list lives, for a form that refines it. */
export function placeRoute(place: ListPlace): PlaceRoute {
  const { pathname, keys } = wholeRoute(place);
  return place.arrives
    ? { pathname, keys: { ...keys, arrives: arrivesText(place.arrives) } }
    : { pathname, keys };
}

function wholeRoute(place: ListPlace): PlaceRoute {
  if ('query' in place)
    return { pathname: searchRoute, keys: searchKeys(place.query, 'Products', place.queryID) };
  if ('onSale' in place) return { pathname: salePath, keys: {} };
  const { pathname, c } = categoryRoute(place.categoryID);
  return { pathname, keys: c === null ? {} : { c } };
}

/** The canonical path of a page of a list. */
export function placePath(place: ListPlace, page: number): string {
  const path = wholePath(place, page);
  return place.arrives ? arrivingPath(path, arrivesText(place.arrives)) : path;
}

function wholePath(place: ListPlace, page: number): string {
  if ('query' in place) return searchPath(place.query, 'Products', place.queryID, page);
  return 'categoryID' in place ? categoryPath(place.categoryID, page) : salePagePath(page);
}

/** Whether an address is that of a list, refined or not. */
export function isPlaceAt(place: ListPlace, pathname: string, params: URLSearchParams): boolean {
  const route = placeRoute(place);
  if (pathname !== route.pathname) return false;
  if ((params.get('arrives') ?? undefined) !== route.keys.arrives) return false;
  if (!('query' in place)) return params.get('c') === (route.keys.c ?? null);
  const { query, type } = searchAddress(params);
  return query === place.query && type === 'Products';
}

/** Characters of the longest that is read. */
const longest = 20;

type Params = Record<string, string | string[] | undefined>;

/** What an address says is to arrive (`arrives=55408~2026-11-28`, or `arrives=fields` with the form's own `zip` and `by`); `null` where it says nothing of that shape. */
function arrivalFields(params: Params): ArrivalFields | null {
  const first = (key: string) => [params[key]].flat()[0] ?? '';
  const said = first('arrives');
  if (said === 'fields')
    return { zip: first('zip').trim().slice(0, longest), by: dayWritten(first('by')) };
  const [zip = '', by] = said.split(arrivesSeparator);
  return by === undefined || said.length > longest ? null : { zip, by: dayWritten(by) };
}

/** What an address wants to arrive; nothing where the ZIP is none or the day is past or none. */
export function arrivesIn(params: Params, today: ChicagoDate): { arrives?: Arrives } {
  const said = arrivalFields(params);
  return said && Object.keys(arrivalFaults(said, today)).length === 0 ? { arrives: said } : {};
}

/** What an address wants to arrive and cannot be gone by, with the words for it; `null` where there is nothing wrong. */
export function wrongArrivalIn(params: Params, today: ChicagoDate): WrongArrival | null {
  const said = arrivalFields(params);
  const faults = said && arrivalFaults(said, today);
  return said && faults && Object.keys(faults).length > 0 ? { ...said, faults } : null;
}

/** Whether an address says what is to arrive otherwise than the list's own would: from a form, or misspelled. */
export function saysArrivesOtherwise(params: Params, { arrives }: ListPlace): boolean {
  const said = [params.arrives].flat()[0];
  return said !== undefined && said !== (arrives && arrivesText(arrives));
}
