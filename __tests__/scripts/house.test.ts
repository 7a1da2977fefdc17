import { houseFigures } from '@/scripts/house/figures';
import { filesBehind, importCircles, importGraph } from '@/scripts/house/import-graph';

const texts = new Map([
  ['app/(shop)/layout.tsx', "import { Header } from '@/components/shell/header';\nHeader();\n"],
  [
    'components/shell/header.tsx',
    "import type { Menu } from './menu';\nimport { price } from '@/lib/core/price';\nexport const Header = (menu: Menu) => [menu, price()];\n",
  ],
  [
    'components/shell/menu.tsx',
    "import '@/styles/globals.css';\nexport interface Menu { name: string }\nexport const late = () => import('./drawer');\n",
  ],
  ['components/shell/drawer.tsx', "export { price } from '@/lib/core/price';\n"],
  ['lib/core/price.ts', "import { cents } from './cents';\nexport const price = () => cents;\n"],
  [
    'lib/core/cents.ts',
    "import { price } from './price';\nexport const cents = 1;\nexport type Price = ReturnType<typeof price>;\n",
  ],
  ['lib/core/long.ts', 'export const line = 1;\n'.repeat(60)],
  ...Array.from({ length: 26 }, (_, index): [string, string] => [`platform/x/${index}.ts`, '']),
]);

describe('who imports whom', () => {
  const graph = importGraph(texts);

  it.each([
    ['app/(shop)/layout.tsx', ['components/shell/header.tsx']],
    ['components/shell/header.tsx', ['components/shell/menu.tsx', 'lib/core/price.ts']],
    ['components/shell/menu.tsx', ['components/shell/drawer.tsx']],
    ['components/shell/drawer.tsx', ['lib/core/price.ts']],
  ])('%s', (file, imported) => {
    expect([...(graph.get(file) ?? [])].toSorted()).toEqual(imported);
  });

  it('leaves out at run time what only types are used of', () => {
    const run = importGraph(texts, { atRunTime: true });
    expect([...filesBehind(run, 'app/(shop)/layout.tsx')].toSorted()).toEqual([
      'app/(shop)/layout.tsx',
      'components/shell/header.tsx',
      'lib/core/cents.ts',
      'lib/core/price.ts',
    ]);
  });

  it('finds each circle once', () => {
    expect(importCircles(graph)).toEqual([['lib/core/cents.ts', 'lib/core/price.ts']]);
  });
});

it('counts files, lines, fragments, folders and what is behind a page', () => {
  const figures = houseFigures({ texts, dependencies: 3 });
  expect(Object.fromEntries(figures.map(({ name, value }) => [name, value]))).toEqual({
    'product files': 7,
    'product lines': 2 + 3 + 3 + 1 + 2 + 3 + 60,
    'lines of a file, median': 3,
    'lines of a file, p90': 3,
    'files with one importer under 45 lines': 4,
    'folders of more than 25 files': 1,
    'circles of imports': 1,
    'packages of the storefront': 3,
    'files behind a product page': 0,
    'files behind the layout of the shop': 4,
    'files behind the checkout': 0,
  });
});
