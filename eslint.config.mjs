import { dirname, join, relative } from 'node:path';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { whyNotImport } from './areas.mjs';

const serverAction = {
  selector: "ExpressionStatement[directive='use server']",
  message: 'No Server Actions: writes go through handlers.',
};
const publicAddress = {
  selector:
    "MemberExpression[object.object.name='process'][object.property.name='env'][property.name=/^NEXT_PUBLIC_/]",
  message: 'The server hands out public configuration.',
};
const barrel = {
  selector: 'Program > ExportAllDeclaration',
  message: 'No barrels: import from the file that says it.',
};
const html = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'No HTML strings; JSON-LD goes through components/ui/json-ld.tsx.',
};

const sdkTokens = {
  name: 'ordercloud-javascript-sdk',
  importNames: ['Tokens'],
  message: 'Tokens is global to the process: pass accessToken with each call.',
};

/**
 * @typedef {import('eslint').Rule.RuleModule} RuleModule
 * @typedef {import('eslint').Rule.RuleListener} Listener
 * @typedef {'ImportDeclaration' | 'ExportNamedDeclaration' | 'ExportAllDeclaration' | 'ImportExpression'} Importing
 */

/**
 * Server files, by their name, in a file that begins with 'use client'.
 *
 * @type {RuleModule}
 */
const clientRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { server: "A client file cannot use '{{ source }}', which runs on the server." },
  },
  create(context) {
    const isClient = context.sourceCode.ast.body.some(
      (node) =>
        node.type === 'ExpressionStatement' &&
        'directive' in node &&
        node.directive === 'use client',
    );
    return isClient
      ? {
          ImportDeclaration(node) {
            const { source } = node;
            const isOfTypes = 'importKind' in node && node.importKind === 'type';
            if (
              !isOfTypes &&
              typeof source.value === 'string' &&
              /\.server$|^server-only$|\/lib\/upstream\//.test(source.value)
            ) {
              context.report({ node: source, messageId: 'server', data: { source: source.value } });
            }
          },
        }
      : {};
  },
};

/**
 * Imports against the table of areas. Resolved by their spelling: reading the disk for each import took minutes.
 *
 * @type {RuleModule}
 */
const areaRule = {
  meta: { type: 'problem', schema: [], messages: { area: '{{ why }}' } },
  create(context) {
    const from = relative(context.cwd, context.filename);
    /** @param {Parameters<NonNullable<Listener[Importing]>>[0]} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (!/^(@\/|\.)/.test(source.value)) return;
      const to = source.value.startsWith('@/')
        ? source.value.slice(2)
        : join(dirname(from), source.value);
      const why = whyNotImport(from, to);
      if (why !== undefined) context.report({ node: source, messageId: 'area', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const transaction = {
  selector: "CallExpression[callee.property.name='tx']",
  message:
    'The services write through Store.transact: no HTTP inside a transaction (decision record 016).',
};

/** The rules of React, off where no file can hold a component or a hook: its compiler would read each of them. */
const withoutReact = Object.fromEntries(
  nextVitals
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
    .map((name) => [name, 'off']),
);

const config = [
  {
    ignores: [
      '.next/',
      '.build/',
      'node_modules/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
      'coverage/',
      'public/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { shop: { rules: { 'no-server-in-client': clientRule, areas: areaRule } } },
    rules: {
      'shop/areas': 'error',
      'no-restricted-imports': ['error', { paths: [sdkTokens] }],
      'no-restricted-syntax': ['error', serverAction, publicAddress, barrel],
      'shop/no-server-in-client': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // The compiler, which reads every file anyway, says what is not used (`noUnusedLocals`).
      '@typescript-eslint/no-unused-vars': 'off',
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
  {
    files: ['services/**/*.ts'],
    ignores: ['services/database/**'],
    rules: { 'no-restricted-syntax': ['error', serverAction, publicAddress, barrel, transaction] },
  },
  {
    files: ['{platform,services,scripts,server,e2e,__tests__}/**', '{lib,app}/**/*.ts'],
    rules: withoutReact,
  },
  {
    files: [
      '{app,components,lib,server,services,provision,platform,scripts}/**/*.{ts,tsx}',
      '{middleware,instrumentation,next.config}.ts',
    ],
    // One program for shop, services, stand-ins and commands: with `projectService` each folder would make one of its own, and check what they share again.
    languageOptions: {
      parserOptions: {
        project: ['scripts/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['__tests__/**/*.types.ts'],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
];

export default config;
