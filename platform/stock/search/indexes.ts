import { searchIndexes as names } from '@/lib/config/search-indexes';
import type { SearchIndexStock } from '@/platform/stock/stock-shape';
import type { ProductRecord } from '@/lib/search/record';
import {
  contentSettings,
  productReplicas,
  productSettings,
  suggestionSettings,
} from '@/lib/search/index-settings';
import { curatedTermOf, ruleOf, synonymsOf } from '@/lib/search/curated-term';
import { searchTermEntries } from '../content/search-terms';
import { contentRecords, suggestionRecords } from './content-records';

/** Every index of the search engine (specification A7) with its settings and records. */
export function searchIndexes(products: readonly ProductRecord[]): SearchIndexStock[] {
  const terms = searchTermEntries().flatMap(({ id, fields }) => curatedTermOf(id, fields) ?? []);
  return [
    {
      name: names.products,
      settings: productSettings,
      records: rows(products),
      replicas: productReplicas,
      rules: terms.flatMap((term) => ruleOf(term) ?? []),
      synonyms: terms.flatMap(synonymsOf),
    },
    { name: names.suggestions, settings: suggestionSettings, records: rows(suggestionRecords()) },
    { name: names.content, settings: contentSettings, records: rows(contentRecords()) },
  ];
}

function rows(records: readonly { objectID: string }[]): SearchIndexStock['records'] {
  return records.map((record) => ({ ...record }));
}
