import { searchAddress, searchPath, searchTypes } from '@/lib/routes/search-path';

const read = (query: string) => searchAddress(new URLSearchParams(query));

it.each(searchTypes)('keeps query, type %s and page from a link to its page', (type) => {
  const path = searchPath('red roses', type, 'a'.repeat(32), 3);
  const counted = type !== 'Categories' && type !== 'Query Suggestions';
  expect(read(path.split('?')[1] ?? '')).toEqual({
    query: 'red roses',
    type,
    queryID: counted ? 'a'.repeat(32) : null,
    page: 3,
  });
});

it.each([
  ['', { query: '', type: null, queryID: null, page: 1 }],
  ['query=%20rose%20', { query: 'rose', type: null, queryID: null, page: 1 }],
  [
    'query=rose&type=Nonsense&queryid=%3Cscript%3E',
    { query: 'rose', type: null, queryID: null, page: 1 },
  ],
  ['query=rose&page=0', { query: 'rose', type: null, queryID: null, page: null }],
  ['query=rose&page=02', { query: 'rose', type: null, queryID: null, page: null }],
  [`query=${'x'.repeat(300)}`, { query: 'x'.repeat(120), type: null, queryID: null, page: 1 }],
  ['query=rose&color=Red', { query: 'rose', type: 'Products', queryID: null, page: 1 }],
  [
    'query=rose&type=Categories&price=20-40',
    { query: 'rose', type: 'Products', queryID: null, page: 1 },
  ],
  ['query=rose&type=Events&color=Red', { query: 'rose', type: 'Events', queryID: null, page: 1 }],
])('reads "%s"', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it('reads a query that is cut the same from the address it is given', () => {
  const cut = read(`query=${'x'.repeat(119)}%20${'y'.repeat(50)}`);
  expect(read(searchPath(cut.query).split('?')[1] ?? '')).toEqual(cut);
});
