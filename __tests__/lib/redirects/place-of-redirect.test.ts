/** @jest-environment node */
import { placeOf } from '@/lib/redirects/place-of-redirect';

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
])('for now: %s for %s is %s', (location, url, full) => {
  expect(placeOf({ status: 307, location }, url)).toEqual({ location: full, temporary: true });
});

it.each([
  [
    'a page’s for good',
    308,
    '/c/sympathy',
    '/c/funeral?page=2&utm=1&_rsc=x',
    '/c/sympathy?page=2&utm=1',
    false,
  ],
  [
    'that of a category below the second level',
    308,
    '/c/sympathy',
    '/c/occasions/funeral?c=wreaths&utm=1',
    '/c/sympathy?utm=1',
    false,
  ],
  [
    'that of such a category to another',
    308,
    '/c/flowers/sympathy?c=sprays',
    '/c/occasions/funeral?c=wreaths',
    '/c/flowers/sympathy?c=sprays',
    false,
  ],
  ['middleware’s', 301, '/c/roses?utm=1', '/ROSES?utm=1', '/c/roses?utm=1', false],
  ['a handler’s', 302, '/x', '/y?utm=1', '/x', true],
  ['a form’s', 303, '/x', '/y?utm=1', '/x', true],
] as const)('%s (%s): %s', (_, status, location, url, full, temporary) => {
  expect(placeOf({ status, location }, url)).toEqual({ location: full, temporary });
});
