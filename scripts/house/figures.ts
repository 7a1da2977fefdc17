import { posix } from 'node:path';
import { filesBehind, importCircles, importerCounts, importGraph } from './import-graph';

/** A checkout: its TypeScript as Prettier lays it out, by path from its root, and the packages of the storefront. */
export interface Checkout {
  texts: ReadonlyMap<string, string>;
  dependencies: number;
}

/** Lines below which a file with one importer is a fragment. */
const fragmentLines = 45;
/** Files a folder may hold without sub-folders. */
const fullFolder = 25;

const productFile =
  /^(?:(?:app|components|lib|server|services)\/.*|middleware|instrumentation|next\.config)\.tsx?$/;
/** Pages with the paths they have or once had. */
const entries = {
  'files behind a product page': [
    'app/(shop)/(internal)/product-view/[code]/[variant]/page.tsx',
    'app/(shop)/product-view/[code]/[variant]/page.tsx',
  ],
  'files behind the layout of the shop': ['app/(shop)/layout.tsx'],
  'files behind the checkout': ['app/(secure)/checkout/page.tsx'],
};

/** One figure with the files it is made of, where they are what one wants to see next. */
export interface Figure {
  name: string;
  value: number;
  files: readonly string[];
}

/**
 * The figures of a checkout. "Product" is what runs in production; the stand-ins count for folders alone. Imports of types count, but not for
 * the files behind a page; a page that is not there has none.
 */
export function houseFigures({ texts, dependencies }: Checkout): readonly Figure[] {
  const product = new Map([...texts].filter(([file]) => productFile.test(file)));
  const graph = importGraph(product);
  const importers = importerCounts(graph);
  const lines = new Map([...product].map(([file, text]) => [file, lineCount(text)]));
  const sorted = [...lines.values()].toSorted((a, b) => a - b);
  const fragments = [...lines].flatMap(([file, count]) =>
    count < fragmentLines && importers.get(file) === 1 ? [file] : [],
  );
  const folders = fullFolders([...texts.keys()]);
  const circles = importCircles(graph);
  const run = importGraph(product, { atRunTime: true });
  return [
    { name: 'product files', value: product.size, files: [] },
    { name: 'product lines', value: sorted.reduce((sum, count) => sum + count, 0), files: [] },
    { name: 'lines of a file, median', value: share(sorted, 0.5), files: [] },
    { name: 'lines of a file, p90', value: share(sorted, 0.9), files: [] },
    {
      name: `files with one importer under ${fragmentLines} lines`,
      value: fragments.length,
      files: fragments,
    },
    {
      name: `folders of more than ${fullFolder} files`,
      value: folders.length,
      files: folders,
    },
    {
      name: 'circles of imports',
      value: circles.length,
      files: circles.map((circle) => circle.join(', ')),
    },
    { name: 'packages of the storefront', value: dependencies, files: [] },
    ...Object.entries(entries).map(([name, paths]) => {
      const entry = paths.find((path) => run.has(path));
      const behind = entry === undefined ? [] : [...filesBehind(run, entry)];
      return { name, value: behind.length, files: behind };
    }),
  ];
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

function fullFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > fullFolder ? [`${folder} (${count})`] : [],
  );
}
