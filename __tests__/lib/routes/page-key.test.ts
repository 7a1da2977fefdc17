import { pageKey } from '@/lib/routes/page-key';

describe('what pages are told apart by', () => {
  it.each([
    ['/', '/'],
    ['//evil.example%2f..', '//evil.example%2f..'],
    ['/c/flowers', '/c/flowers'],
    ['/c/flowers/', '/c/flowers'],
    ['/c/flowers?page=2', '/c/flowers page=2'],
    ['/c/flowers/roses?page=2&c=red', '/c/flowers/roses c=red page=2'],
    ['/c/flowers/roses?c=red&c=white', '/c/flowers/roses c=white'],
    ['/c/flowers?page=&page=2', '/c/flowers page=2'],
    ['/c/flowers?utm_source=mail', '/c/flowers'],
    ['/p/100310/sunday-best', '/p/100310'],
    ['/p/100310/another-title?queryid=abc&categorypage=true', '/p/100310'],
    ['/p/100310', '/p/100310'],
    ['/p/100310/', '/p/100310'],
    ['/p/100310/sunday-best/', '/p/100310'],
    ['/p/100310/sunday-best/more', '/p/100310/sunday-best/more'],
    [`/p/100310/${'a'.repeat(201)}`, `/p/100310/${'a'.repeat(201)}`],
    ['/p/100310?v=100310-2', '/p/100310 v=100310-2'],
    [
      '/event-calendar?category=workshops&month=2026-12',
      '/event-calendar month=2026-12 category=workshops',
    ],
    ['/event/700106?month=2027-02&utm_source=mail', '/event/700106 month=2027-02'],
    ['/information/resource-hub?tag=roses', '/information/resource-hub tag=roses'],
    ['/customer-service/on-sale-this-week?page=2', '/customer-service/on-sale-this-week page=2'],
    ['/customer-service/on-sale-this-week?category=Roses', null],
    [
      '/customer-service/frequently-asked-questions?color=Red',
      '/customer-service/frequently-asked-questions',
    ],
    ['/c/flowers?color=Red', null],
    ['/c/flowers?page=2&sort=name', null],
    ['/c/flowers?price=10-20', null],
  ])('%s', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });
});
