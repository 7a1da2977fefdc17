import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { importCircles, importGraph } from '@/scripts/house/import-graph';

const root = join(__dirname, '../..');
const areas = ['app', 'components', 'lib', 'server', 'services', 'provision', 'scripts'];

/** A folder of the services, or of the App API, as one; what lies beside them (as the table of all migrations) is no folder. */
function folderOf(file: string): string | null {
  const parts = dirname(file).split('/');
  return parts.length > 1 ? parts.slice(0, parts[1] === 'app-api' ? 3 : 2).join('/') : null;
}

/** The folders that each folder of the services imports. */
function importsBetweenFolders(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const names = readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' });
  for (const file of names.map((name) => `services/${name}`)) {
    const from = folderOf(file);
    if (!from || !file.endsWith('.ts')) continue;
    const imports = graph.get(from) ?? new Set();
    graph.set(from, imports);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/from '([^']+)'/g)) {
      const path = name.startsWith('.') ? posix.join(dirname(file), name) : name.slice(2);
      const to = folderOf(`${path}.ts`);
      if (to && path.startsWith('services/') && to !== from) imports.add(to);
    }
  }
  return graph;
}

/** The folders that a folder reaches through any number of imports. */
function reachOf(graph: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of graph.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}

describe('the folders of the services', () => {
  const graph = importsBetweenFolders();

  it('are found with their imports', () => {
    expect(graph.get('services/app-api/submit')).toContain('services/app-api/calculate');
    expect(graph.get('services/app-api/calculate')).toContain('services/app-api/order');
  });

  it('never import each other in a circle', () => {
    const inCircle = [...graph.keys()].filter((folder) => reachOf(graph, folder).has(folder));
    expect(inCircle).toEqual([]);
  });
});

describe('the files of the product and its commands', () => {
  it('never import each other in a circle, types included', () => {
    const files = areas.flatMap((area) =>
      readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => posix.join(area, name)),
    );
    const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
    expect(importCircles(importGraph(texts))).toEqual([]);
  });
});
