/** @jest-environment node */
import { temporaryLocation } from '@/lib/redirects/temporary-redirect';

it.each([
  ['/p/100101/roses', '/p/100101/roses?v=zzz', '/p/100101/roses'],
  [
    '/p/100101/roses',
    '/p/100101?v=zzz&queryid=a&utm_source=mail',
    '/p/100101/roses?queryid=a&utm_source=mail',
  ],
  ['/c/flowers?page=2', '/c/flowers?page=99&utm_source=mail', '/c/flowers?page=2&utm_source=mail'],
  ['/c/flowers', '/c/flowers?page=99', '/c/flowers'],
  [
    '/c/flowers?price=20-40',
    '/c/flowers?price=fields&min=40&max=20&utm=1',
    '/c/flowers?price=20-40&utm=1',
  ],
  [
    '/search?query=lilac&queryid=b',
    '/search?query=lilac&page=9&queryid=b',
    '/search?query=lilac&queryid=b',
  ],
  ['/c/flowers', '/c/flowers?page=99&_rsc=x', '/c/flowers'],
])('%s for %s is %s', (location, url, full) => {
  expect(temporaryLocation(location, url)).toBe(full);
});
