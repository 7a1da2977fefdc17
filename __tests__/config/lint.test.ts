/** @jest-environment node */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programOf } from '@/scripts/support/paths.mjs';
import { toolsRun } from '@/scripts/support/tools-run.mjs';

/** What is written at the top of a planted file, so that each row is one fault. */
const promised = `declare const work: () => Promise<number>;\ndeclare const take: (use: () => void) => void;\n`;
const react = `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\nexport const used = [useCallback, useEffect, useMemo, useRef, useState];\n`;

const refused: [rule: string, file: string, text: string][] = [
  ['shop(areas)', 'lib/core/a.ts', `import { a } from '@/lib/cart/cart';\nexport const b = a;\n`],
  ['shop(areas)', 'lib/core/b.ts', `export { a } from '../cart/cart';\n`],
  ['shop(areas)', 'lib/core/c.ts', `export const late = () => import('@/components/ui/button');\n`],
  ['shop(areas)', 'platform/maps/a.ts', `import '@/platform/stock/stock';\n`],
  ['shop(areas)', 'components/ui/a.tsx', `import '@/app/page';\n`],
  ['shop(areas)', 'app/a.ts', `import '@/services/app-api/app';\n`],
  ['shop(no-barrel)', 'lib/core/d.ts', `export * from './money';\n`],
  ['shop(no-barrel)', 'scripts/a.mjs', `export * as all from './support/paths.mjs';\n`],
  [
    'shop(no-html)',
    'components/ui/b.tsx',
    `export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n`,
  ],
  [
    'shop(no-html)',
    'app/b.tsx',
    `export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n`,
  ],
  ['shop(no-load-of-own-page)', 'components/ui/c.ts', `window.location.assign('/cart');\n`],
  [
    'shop(no-load-of-own-page)',
    'components/ui/d.ts',
    `const to = '/p/';\nexport const go = (code: string) => {\n  location.href = to + code;\n};\n`,
  ],
  ['shop(no-public-environment)', 'lib/core/e.ts', `export const a = process.env.NEXT_PUBLIC_A;\n`],
  [
    'shop(no-public-environment)',
    '__tests__/a.test.ts',
    `export const a = process.env['NEXT_PUBLIC_A'];\n`,
  ],
  [
    'shop(no-react-whole)',
    'lib/core/f.ts',
    `import * as React from 'react';\nexport type A = React.ReactNode;\n`,
  ],
  [
    'shop(no-ref-in-dependencies)',
    'components/ui/e.tsx',
    `${react}export function useA() {\n  const held = useRef({ a: 1 });\n  return useCallback(() => {\n    held.current.a = 2;\n  }, [held.current.a]);\n}\n`,
  ],
  ['shop(no-server-action)', 'app/c.ts', `'use server';\nexport const a = 1;\n`],
  ['shop(no-server-action)', 'components/ui/f.ts', `export function act() {\n  'use server';\n}\n`],
  [
    'shop(no-server-in-client)',
    'components/ui/g.ts',
    `'use client';\nimport '@/lib/cart/cart.server';\n`,
  ],
  [
    'shop(no-server-in-client)',
    'components/ui/h.ts',
    `'use client';\nimport { a } from '@/lib/upstream/fetch';\nexport const b = a;\n`,
  ],
  [
    'shop(no-transaction)',
    'services/orders/a.ts',
    `declare const db: { tx(run: () => void): void };\ndb.tx(() => {});\n`,
  ],
  [
    'shop(named-components)',
    'components/ui/i.tsx',
    `export function make() {\n  return () => <p />;\n}\n`,
  ],
  [
    'eslint(no-restricted-imports)',
    'services/orders/b.ts',
    `import { Tokens } from 'ordercloud-javascript-sdk';\nexport const a = Tokens;\n`,
  ],
  [
    'eslint(no-restricted-imports)',
    'scripts/b.mjs',
    `export { Tokens } from 'ordercloud-javascript-sdk';\n`,
  ],
  [
    'import(no-cycle)',
    'platform/maps/circle.ts',
    `import type { A } from '@/platform/maps/circle-of';\nexport type B = A[];\n`,
  ],
  [
    'import(no-cycle)',
    'platform/maps/circle-of.ts',
    `import type { B } from './circle';\nexport type A = { b: B };\n`,
  ],
  ['eslint(no-warning-comments)', 'scripts/c.mjs', `// @ts-ignore\nexport const a = 1;\n`],
  ['eslint(no-var)', 'scripts/d.mjs', `export var a = 1;\n`],
  ['eslint(no-unused-vars)', 'scripts/e.cjs', `const a = 1;\n`],
  ...['components/ui/w.tsx', 'lib/core/l.ts', 'scripts/f.mjs', 'services/orders/e.ts'].map(
    (file): [string, string, string] => [
      'eslint(no-shadow)',
      file,
      `const table = new Set(['a']);\nexport const isListed = (table = ['b']) => table.includes('a');\nexport const other = table;\n`,
    ],
  ),
  [
    'typescript(ban-ts-comment)',
    '__tests__/a.types.ts',
    `// @ts-expect-error\nexport const a: number = 'a';\n`,
  ],
  ['typescript(no-explicit-any)', '__tests__/b.test.ts', `export const a: any = 1;\n`],
  ...[
    'app',
    'components/ui',
    'lib/core',
    'server',
    'services/orders',
    'provision',
    'platform/maps',
    'scripts',
  ].map((folder): [string, string, string] => [
    'typescript(no-floating-promises)',
    `${folder}/floating.ts`,
    `${promised}work();\ntake(() => {});\n`,
  ]),
  ['typescript(no-misused-promises)', 'services/orders/c.ts', `${promised}take(work);\n`],
  [
    'typescript(no-misused-promises)',
    'components/ui/j.tsx',
    `export const A = () => <button onClick={async () => {}}>a</button>;\n`,
  ],
  [
    'typescript(no-misused-promises)',
    'lib/core/g.ts',
    `${promised}export const a = work() ? take : null;\n`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'lib/core/h.ts',
    `export function a(kind: 'b' | 'c') {\n  switch (kind) {\n    case 'b':\n      return 1;\n  }\n  return 2;\n}\n`,
  ],
  [
    'typescript(consistent-type-imports)',
    'lib/core/i.ts',
    `import { Stats } from 'node:fs';\nexport type A = Stats;\n`,
  ],
  [
    'react-hooks(exhaustive-deps)',
    'components/ui/k.ts',
    `${react}export const useA = (a: number) => useMemo(() => a + 1, []);\n`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'components/ui/l.ts',
    `${react}export const useA = (a: boolean) => (a ? useState(1) : null);\n`,
  ],
  [
    'react(globals)',
    'components/ui/m.tsx',
    `let count = 0;\nexport function A() {\n  count = 1;\n  return <p>{count}</p>;\n}\n`,
  ],
  [
    'react(immutability)',
    'components/ui/n.tsx',
    `${react}export function A() {\n  const [a] = useState({ b: 1 });\n  a.b = 2;\n  return <p>{a.b}</p>;\n}\n`,
  ],
  ['react(purity)', 'app/d.tsx', `export function A() {\n  return <p>{Math.random()}</p>;\n}\n`],
  [
    'react(refs)',
    'components/ui/o.tsx',
    `${react}export function A() {\n  const held = useRef(0);\n  return <p>{held.current}</p>;\n}\n`,
  ],
  [
    'react(set-state-in-effect)',
    'components/ui/p.tsx',
    `${react}export function A(props: { a: number }) {\n  const [a, setA] = useState(0);\n  useEffect(() => {\n    setA(props.a);\n  }, [props.a]);\n  return <p>{a}</p>;\n}\n`,
  ],
  [
    'react(set-state-in-render)',
    'components/ui/q.tsx',
    `${react}export function A() {\n  const [a, setA] = useState(0);\n  setA(1);\n  return <p>{a}</p>;\n}\n`,
  ],
  [
    'react(static-components)',
    'components/ui/r.tsx',
    `export function A() {\n  const Inner = () => <p />;\n  return <Inner />;\n}\n`,
  ],
  [
    'react(use-memo)',
    'components/ui/s.tsx',
    `${react}export function A(props: { a: number }) {\n  const a = useMemo((b: number) => props.a + b, [props.a]);\n  return <p>{a}</p>;\n}\n`,
  ],
  [
    'react(error-boundaries)',
    'components/ui/t.tsx',
    `export function A() {\n  try {\n    return <p />;\n  } catch {\n    return <b />;\n  }\n}\n`,
  ],
  [
    'react(unsupported-syntax)',
    'components/ui/u.tsx',
    `export function A(props: { a: string }) {\n  eval(props.a);\n  return <p />;\n}\n`,
  ],
  [
    'unused directive',
    'lib/core/j.ts',
    `// oxlint-disable-next-line no-var\nexport const a = 1;\n`,
  ],
];

const accepted: [file: string, text: string][] = [
  [
    'lib/cart/a.ts',
    `import { a } from '@/lib/core/money';\nexport { b } from '../orders/order';\nexport const c = a;\n`,
  ],
  [
    'app/e.tsx',
    `import '@/components/ui/button';\nimport '@/lib/cart/cart.server';\nexport const go = (path: string) => window.location.assign(path);\nlocation.href = 'https://a.example/';\n`,
  ],
  [
    'components/ui/json-ld.tsx',
    `export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n`,
  ],
  [
    'components/ui/v.ts',
    `'use client';\nimport type { A } from '@/lib/cart/cart.server';\nexport type B = A;\n`,
  ],
  [
    'services/database/a.ts',
    `declare const db: { tx(run: () => void): void };\ndb.tx(() => {});\n`,
  ],
  [
    'services/orders/d.ts',
    `import { Orders } from 'ordercloud-javascript-sdk';\nexport const useIt = () => Orders;\nuseIt();\n`,
  ],
  [
    '__tests__/c.types.ts',
    `// @ts-expect-error a word is no number\nexport const a: number = 'a';\n`,
  ],
  [
    'lib/core/k.ts',
    `${promised}void work();\nexport function a(kind: 'b' | 'c') {\n  switch (kind) {\n    case 'b':\n      return 1;\n    default:\n      return take;\n  }\n}\n`,
  ],
];

(toolsRun ? describe : describe.skip)('lint', () => {
  const copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'lilac-lint-'))), 'shop');
  const root = process.cwd();
  /** Rules broken in each file. */
  const found = new Map<string, string[]>();

  beforeAll(async () => {
    mkdirSync(copy);
    const settings = [
      '.oxlintrc.json',
      'lint-rules.mjs',
      'areas.mjs',
      'tsconfig.json',
      'scripts/tsconfig.json',
    ];
    for (const file of settings) cpSync(join(root, file), join(copy, file));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [file, text] of [...refused.map(([, ...planted]) => planted), ...accepted]) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const report = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [programOf('oxlint'), '--format', 'json'],
        { cwd: copy },
        (_, out) => resolve(out),
      );
    });
    const { diagnostics }: { diagnostics: { filename: string; code?: string; message: string }[] } =
      JSON.parse(report);
    for (const { filename, code, message } of diagnostics) {
      const rule = code ?? (/^Unused .* directive/.test(message) ? 'unused directive' : message);
      found.set(filename, [...new Set([...(found.get(filename) ?? []), rule])]);
    }
  });
  afterAll(() => rmSync(dirname(copy), { recursive: true }));

  it.each(refused)('%s refuses %s', (rule, file) => {
    expect(found.get(file)).toEqual([rule]);
  });

  it.each(accepted)('%s is accepted', (file) => {
    expect(found.get(file)).toBeUndefined();
  });

  it('no file is planted twice', () => {
    const files = [...refused.map(([, file]) => file), ...accepted.map(([file]) => file)];
    expect(new Set(files).size).toBe(files.length);
  });
});
