import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../support/project-files';

const handler =
  /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm;
const rows = textOf('docs/api.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ')[0] ?? '');
const written = rows.flatMap((cell) =>
  (cell.match(/\/api\/[\w/{}-]+/g) ?? []).flatMap((path) =>
    (cell.match(/\b[A-Z]{3,7}\b/g) ?? []).map((verb) => `${verb} ${path}`),
  ),
);

const routes = readdirSync(join(__dirname, '../../app/api'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('route.ts'));
const built = routes.flatMap((file) => {
  const path = `/api/${file
    .replace(/\/route\.ts$/, '')
    .replaceAll('[', '{')
    .replaceAll(']', '}')}`;
  return [...textOf(join('app/api', file)).matchAll(handler)].map(([, verb]) => `${verb} ${path}`);
});

describe('the table of what the browser may ask', () => {
  it('names every handler, and no other', () => {
    expect([...new Set(written)].sort()).toEqual([...new Set(built)].sort());
  });
});
