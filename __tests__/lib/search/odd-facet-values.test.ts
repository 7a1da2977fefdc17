/** @jest-environment node */
import { noChoice } from '@/lib/catalogue/category/list-address';
import { productSettings } from '@/lib/search/index-settings';
import { listRequests, toSearchQuery } from '@/lib/search/list/list-requests';
import { RecordSet } from '@/platform/search/index/record-set';
import { SearchIndex } from '@/platform/search/index/search-index';
import { runQuery } from '@/platform/search/query/run-query';

const zones = ['-20 to -10 °F', '4', 'a:-b', 'Shade, "deep" & (dry)'];
const records = zones.map((zone) => ({
  objectID: zone,
  ProductCode: zone,
  HardinessZone: [zone],
  Visible: 1,
  Inventory: 5,
  Active: true,
  StartDate: 0,
  EndDate: 9999,
  IsWorkShopEvent: false,
}));
const index = new SearchIndex('products', productSettings, new RecordSet(records), null);

it.each(zones)('a list filtered by the value %j has what has it, and nothing else', (zone) => {
  const [request] = listRequests({ ...noChoice, filters: { hardinessZone: [zone] } }, 1);
  const answer = runQuery(index, { ...toSearchQuery({}, request, 1000) });
  expect(answer).toMatchObject({ ok: true, value: { hits: [{ objectID: zone }] } });
  expect(answer).toHaveProperty('value.nbHits', 1);
});
