import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@/lib/core/errors/error-codes';
import { problemStatus } from '@/lib/http/problem';
import { filesBelow, textOf } from '../support/project-files';

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

describe('the codes of refusals', () => {
  it('stand in the table with the status each has', () => {
    const told = [...textOf('docs/api.md').matchAll(/^\| (\d{3}) \| (`.*) \|$/gm)].flatMap(
      ([, status, codes = '']) =>
        [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => `${status} ${code}`),
    );
    expect(told.sort()).toEqual(errorCodes.map((code) => `${problemStatus(code)} ${code}`).sort());
  });

  it('are all given by somebody', () => {
    const lists = [
      'lib/core/errors/error-codes.ts',
      'lib/core/errors/error-texts.ts',
      'lib/http/problem.ts',
    ];
    const files = filesBelow(['app', 'lib', 'server', 'services'], /\.tsx?$/);
    const others = files.filter((file) => !lists.includes(file)).map((file) => textOf(file));
    const problems = textOf('lib/http/problem.ts').split('problemOfError')[1] ?? '';
    const text = [...others, problems].join('\n');
    expect(errorCodes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });
});
