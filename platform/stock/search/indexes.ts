import { searchIndexes as names } from '@/lib/config/search-indexes';
import type { SearchIndexStock } from '@/platform/stock/stock-shape';
import type { ProductRecord } from '@/lib/search/record';
import { contentRecords, suggestionRecords } from './content-records';
import {
  contentSettings,
  productReplicas,
  productSettings,
  suggestionSettings,
} from './index-settings';

/** Every index of the search engine (specification A7) with its settings and records. */
export function searchIndexes(products: readonly ProductRecord[]): SearchIndexStock[] {
  return [
    {
      name: names.products,
      settings: productSettings,
      records: rows(products),
      replicas: productReplicas,
    },
    { name: names.suggestions, settings: suggestionSettings, records: rows(suggestionRecords()) },
    { name: names.content, settings: contentSettings, records: rows(contentRecords()) },
  ];
}

function rows(records: readonly { objectID: string }[]): SearchIndexStock['records'] {
  return records.map((record) => ({ ...record }));
}
