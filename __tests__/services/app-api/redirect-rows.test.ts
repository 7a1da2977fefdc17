/** @jest-environment node */
import { withoutRedirect, withRedirect } from '@/services/app-api/marketing/redirect-rows';

const origin = 'https://shop.example';
const good = { slug: '/old', destination: '/c/flowers' };
/** Rows that redirect nothing as they are, for somebody to mend. */
const malformed = [
  { slug: '/forgotten' },
  { slug: 17, destination: '/c/plants' },
  { from: '/spring', to: '/c/flowers' },
  'a note',
];
const file = (rows: unknown) => JSON.stringify(rows);
const rowsOf = (text: string | null) => JSON.parse(text ?? 'null') as unknown;

describe('the file of redirects', () => {
  const added = { slug: '/new', destination: '/c/plants', status: 301 as const };

  it('keeps what it holds besides when a redirect is added, replaced or taken away', () => {
    const noted = { ...good, note: 'from the catalog of 2019' };
    const text = file([...malformed, noted]);
    const written = { slug: '/new', destination: '/c/plants' };
    expect([
      rowsOf(withRedirect(text, added, origin)),
      rowsOf(withRedirect(text, { ...added, slug: 'OLD' }, origin)),
      rowsOf(withoutRedirect(text, '/old')),
    ]).toEqual([
      [...malformed, noted, written],
      [...malformed, { ...written, slug: 'OLD' }],
      malformed,
    ]);
  });

  it('lets a row without a destination be replaced and taken away by its slug', () => {
    const text = file([{ slug: '/forgotten' }, good]);
    expect([
      rowsOf(withRedirect(text, { ...added, slug: '/forgotten' }, origin)),
      rowsOf(withoutRedirect(text, 'forgotten')),
    ]).toEqual([[good, { slug: '/forgotten', destination: '/c/plants' }], [good]]);
    expect(withoutRedirect(text, '/nowhere')).toBeNull();
  });

  it('is read as slugs with their destinations as well', () => {
    const text = file({ '/old': '/c/flowers', '/forgotten': '' });
    expect(rowsOf(withRedirect(text, added, origin))).toEqual([
      good,
      { slug: '/forgotten', destination: '' },
      { slug: '/new', destination: '/c/plants' },
    ]);
  });
});
