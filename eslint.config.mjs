import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { componentAreas, libAreas, platformMayUse, topAreas } from './areas.mjs';

/** A zone: files of `target` may not import from `from`, apart from the folders of `allowed` below it. */
const zone = (target, from, allowed, why) => ({ target: `./${target}`, from: `./${from}`, except: allowed.map((folder) => `./${folder}`), message: why });

const libZones = Object.entries(libAreas).map(([area, uses]) =>
  zone(`lib/${area}`, 'lib', [area, ...uses], `areas.mjs: lib/${area} may use ${uses.join(', ') || 'nothing'}.`));

const componentZones = Object.entries(componentAreas).map(([area, uses]) =>
  zone(`components/${area}`, 'components', [area, ...uses], `areas.mjs: components/${area} may use ${uses.join(', ') || 'nothing'}.`));

const topZones = Object.entries(topAreas).flatMap(([area, uses]) => [...Object.keys(topAreas), 'styles']
  .filter((other) => other !== area && !uses.includes(other))
  .map((other) => zone(area, other, [], `areas.mjs: ${area} may use ${uses.join(', ') || 'nothing'}.`)));

const platformZone = zone('platform', 'lib', platformMayUse, `areas.mjs: the stand-ins may know only lib/${platformMayUse.join(', lib/')}.`);

const serverAction = { selector: "ExpressionStatement[directive='use server']", message: 'No Server Actions: writes go through handlers.' };
const publicAddress = { selector: "MemberExpression[object.object.name='process'][object.property.name='env'][property.name=/^NEXT_PUBLIC_/]", message: 'The server hands out public configuration.' };
const barrel = { selector: "Program > ExportAllDeclaration", message: 'No barrels: import from the file that says it.' };
const html = { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'No HTML strings; JSON-LD goes through components/ui/json-ld.tsx.' };

const sdkTokens = { name: 'ordercloud-javascript-sdk', importNames: ['Tokens'], message: 'Tokens is global to the process: pass accessToken with each call.' };

/** Server files, by their name, in a file that begins with 'use client'. */
const clientRule = {
  meta: { type: 'problem', schema: [], messages: { server: "A client file cannot use '{{ source }}', which runs on the server." } },
  create(context) {
    const isClient = context.sourceCode.ast.body.some((node) => node.type === 'ExpressionStatement' && node.directive === 'use client');
    return isClient ? {
      ImportDeclaration({ importKind, source }) {
        if (importKind !== 'type' && /\.server$|^server-only$|\/lib\/upstream\//.test(source.value)) {
          context.report({ node: source, messageId: 'server', data: { source: source.value } });
        }
      },
    } : {};
  },
};

const transaction = { selector: "CallExpression[callee.property.name='tx']", message: 'The services write through Store.transact: no HTTP inside a transaction (decision record 016).' };

const config = [
  { ignores: ['.next/', '.build/', 'node_modules/', 'next-env.d.ts', 'test-results/', 'playwright-report/', 'coverage/', 'public/'] },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { shop: { rules: { 'no-server-in-client': clientRule } } },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...libZones, ...componentZones, ...topZones, platformZone] }],
      'import/no-cycle': 'off',
      'no-restricted-imports': ['error', { paths: [sdkTokens] }],
      'no-restricted-syntax': ['error', serverAction, publicAddress, barrel],
      'shop/no-server-in-client': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@next/next/no-img-element': 'off',
      // Two root layouts: a link between them loads the document anew, which only a plain anchor says.
      '@next/next/no-html-link-for-pages': 'off',
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['components/ui/json-ld.tsx'],
    rules: { 'no-restricted-syntax': ['error', serverAction, publicAddress, barrel, html] },
  },
  { files: ['services/**/*.ts'], rules: { 'no-restricted-syntax': ['error', serverAction, publicAddress, barrel, transaction] } },
  { files: ['__tests__/**/*.types.ts'], rules: { '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }] } },
  { files: ['__tests__/**', 'e2e/**'], rules: { 'import/no-restricted-paths': 'off' } },
];

export default config;
