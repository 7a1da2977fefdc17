import { searchIndexes } from '@/lib/config/search-indexes';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { toCents } from '@/lib/core/money';
import { pictureAt } from '@/lib/catalogue/picture';
import { addQuery } from '@/lib/routes/add-query';
import { contentHitFromAlgolia, summaryFromHit } from '../from-algolia';
import type { QuickArticle, QuickEvent, QuickProduct } from './quick-search';
import type { ContentRecord, ProductRecord } from '../record';

/** An address with the query's ID, so that what is bought there is counted for the search (specification A2). */
const withQueryID = (path: string, queryid: string | null) => addQuery(path, { queryid });

/** A product hit as a row; `position` counts from 1 in the engine's answer. */
export function quickProduct(
  hit: ProductRecord,
  position: number,
  queryID: string | null,
  now: Date,
): QuickProduct {
  const { title, path, picture, price, line = '' } = summaryFromHit(hit, now);
  return {
    index: searchIndexes.products,
    objectID: hit.objectID,
    position,
    title,
    path: withQueryID(path, queryID),
    itemNumber: hit.ProductCode,
    picture: pictureAt(picture.url, 400),
    price,
    line,
  };
}

/** An event hit as a row; its next date and what can be done with it are added by `lib/events`. */
export function quickEvent(
  hit: ProductRecord,
  position: number,
  queryID: string | null,
  now: Date,
): QuickEvent {
  const today = chicagoDate(now);
  return {
    index: searchIndexes.products,
    objectID: hit.objectID,
    position,
    title: hit.title,
    path: withQueryID(`/event/${encodeURIComponent(hit.ProductCode)}`, queryID),
    code: hit.ProductCode,
    day: hit.Days?.find((day) => day >= today) ?? chicagoDate(new Date(hit.EndDate * 1000)),
    today,
    note: null,
    price: toCents(hit.PriceMin),
    priceTo: toCents(hit.PriceMax),
  };
}

/** An article or static page as a row. */
export function quickArticle(hit: ContentRecord, position: number): QuickArticle {
  const { title, path } = contentHitFromAlgolia(hit);
  return { index: searchIndexes.content, objectID: hit.objectID, position, title, path };
}
