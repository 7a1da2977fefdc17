import { aheadOn } from '@/components/shell/fetch-ahead';

it.each<[string, Parameters<typeof aheadOn>[0], ReturnType<typeof aheadOn>]>([
  ['a browser that does not tell', undefined, 'likely'],
  ['a fast network', { saveData: false, effectiveType: '4g' }, 'likely'],
  ['a slow network', { effectiveType: '3g' }, 'meant'],
  ['a very slow network', { effectiveType: 'slow-2g' }, 'meant'],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, 'none'],
  ['a visitor who saves data on a slow network', { saveData: true, effectiveType: '2g' }, 'none'],
])('what is fetched ahead on %s', (_name, connection, expected) => {
  expect(aheadOn(connection)).toBe(expected);
});
