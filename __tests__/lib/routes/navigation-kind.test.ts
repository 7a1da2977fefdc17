import { navigationKind } from '@/lib/routes/navigation-kind';

it.each([
  ['/', '/', 'none'],
  ['/', '/c/flowers', 'page'],
  ['/c/flowers', '/c/flowers?page=2', 'page'],
  ['/c/flowers?page=2', '/c/flowers', 'page'],
  ['/c/flowers', '/c/flowers?c=roses', 'page'],
  ['/c/flowers', '/c/flowers?color=Red', 'refinement'],
  ['/c/flowers?color=Red', '/c/flowers', 'refinement'],
  ['/c/flowers?color=Red', '/c/flowers?color=Red&color=Blue', 'refinement'],
  ['/c/flowers?page=3', '/c/flowers?sort=name', 'refinement'],
  ['/c/flowers?color=Red', '/c/flowers?color=Red&page=2', 'page'],
  ['/c/flowers?color=Red', '/c/occasions?color=Red', 'page'],
  ['/account/orders', '/account/orders?orderid=LL-1', 'refinement'],
  ['/account/orders?page=2&orderid=LL-1', '/account/orders?page=2&orderid=LL-2', 'refinement'],
  ['/account/orders?orderid=LL-1', '/account/orders?page=2', 'page'],
  ['/search?query=rose', '/search?query=lilac', 'page'],
  ['/search?query=rose', '/search?query=rose&type=Events', 'page'],
] as const)('from %s to %s: %s', (before, after, kind) => {
  expect(navigationKind(before, after)).toBe(kind);
});
