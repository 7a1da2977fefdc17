import { filterKeys } from '@/lib/routes/filter-keys';
import { isUnindexed } from '@/lib/routes/query-pages';

const sale = '/customer-service/on-sale-this-week';

it.each([
  ['/', false],
  ['/c/flowers', false],
  ['/c/flowers?page=2', false],
  ['/c/flowers?c=roses&page=2', false],
  ['/c/flowers?utm_source=mail', false],
  ['/c/flowers?color=Red', true],
  ['/c/flowers/bouquets?c=roses&sort=name', true],
  ['/c/flowers?page=2&price=-60', true],
  [sale, false],
  [`${sale}?page=2`, false],
  [`${sale}?color=Red`, true],
  [`${sale}?page=2&sort=name`, true],
  ['/event/700106', false],
  ['/event/700106?month=2027-02', true],
  ['/event-calendar', false],
  ['/event-calendar?month=2026-05', false],
  ['/event-calendar?month=2026-05&featured=1', true],
  ['/event-calendar?category=kids', true],
  ['/event-calendar?admission=free', true],
  ['/information/resource-hub?catID=Flowers', false],
  ['/search?query=red&sort=name', false],
  ['/p/100310?color=Red', false],
  ['/c/flowers?', false],
  ['/c/flowers?%E0%A4%A=1', false],
])('%s is kept out of search engines: %s', (url, expected) => {
  expect(isUnindexed(url)).toBe(expected);
});

it.each(filterKeys)('a list refined by %s is', (key) => {
  expect(isUnindexed(`/c/flowers?${key}=x`)).toBe(true);
});
