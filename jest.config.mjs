import nextJest from 'next/jest.js';

process.env.LOG_LEVEL ??= 'silent';
// The embedded database loads itself by import(): Jest's workers need this (for a single file, set it yourself).
process.env.NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim();

const withNext = nextJest({ dir: './' });

/** Areas whose tests talk to a database: the platform in the test's own process. */
const withDatabase = ['domain', 'contracts', 'database', 'platform/commerce', 'provision'];
const againstTheShop = ['http'];
/** Tests that change what every page shows (a footer), or ask that nothing else changes: one at a time, before the others. */
const alone = '\\.serial\\.test\\.';

/**
 * Passed to each module as arguments: looked up in the sandbox's global, arithmetic runs five times slower, and a check by Zod, which asks for promises, a tenth. `Date`, `Intl` and
 * timers are none of them: tests replace those.
 */
const fastGlobals = [
  ...['Math', 'Number', 'Boolean', 'Array', 'Object', 'String', 'Map', 'Set', 'WeakMap'],
  ...['JSON', 'Promise', 'Symbol', 'Error', 'RegExp', 'Reflect'],
];

const common = {
  sandboxInjectedGlobals: fastGlobals,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/support/empty.cjs',
    '^next/cache$': '<rootDir>/__tests__/support/next-cache.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/.data'],
};

const afterEnv = ['<rootDir>/__tests__/support/disabled-storages.ts'];

const overSockets = {
  setupFilesAfterEnv: [...afterEnv, '<rootDir>/__tests__/support/second-try.ts'],
};

/** @param {readonly string[]} areas */
const folders = (areas) => areas.map((area) => `<rootDir>/__tests__/${area}/**/*.test.{ts,tsx}`);

const projects = {
  rules: {
    displayName: 'rules',
    testEnvironment: 'node',
    setupFilesAfterEnv: afterEnv,
    testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    testPathIgnorePatterns: [
      '/node_modules/',
      ...[...withDatabase, ...againstTheShop].map((area) => `<rootDir>/__tests__/${area}/`),
    ],
  },
  components: {
    displayName: 'components',
    // What needs a document is `.tsx`, with elements in it or without.
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: [...afterEnv, '<rootDir>/jest.setup.ts'],
    testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
    testPathIgnorePatterns: [
      '/node_modules/',
      ...[...withDatabase, ...againstTheShop].map((area) => `<rootDir>/__tests__/${area}/`),
    ],
  },
  platform: {
    ...overSockets,
    displayName: 'platform',
    testEnvironment: 'node',
    testMatch: folders(withDatabase),
    globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
    globalTeardown: '<rootDir>/__tests__/support/global-teardown.ts',
  },
  http: {
    ...overSockets,
    displayName: 'http',
    testEnvironment: 'node',
    testMatch: folders(againstTheShop),
    testPathIgnorePatterns: ['/node_modules/', alone],
  },
  'http-alone': {
    ...overSockets,
    displayName: 'http-alone',
    testEnvironment: 'node',
    testMatch: folders(againstTheShop).map((all) => all.replace('*.test', '*.serial.test')),
  },
};

/** Since 24.9 of Node, Jest loads ES modules as they are; a transformed one is none any more. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const loadsModules = major > 24 || (major === 24 && minor >= 9);
/** Packages that ship only ES modules, which Jest cannot load untransformed before. */
const esModules = ['jose'];
const untransformed = loadsModules
  ? ['/node_modules/', '\\.mjs$']
  : [`/node_modules/(?!(${esModules.join('|')})/)`];

const config = async () => ({
  maxWorkers: 2,
  // Modules of a suite that has ended stay in its process: beyond this part of the machine's memory the next suite gets a new one, which loads everything anew.
  workerIdleMemoryLimit: 0.05,
  testTimeout: 90_000,
  projects: await Promise.all(
    Object.values(projects).map(async (project) => {
      const made = await withNext({ ...common, ...project })();
      return { ...made, transformIgnorePatterns: [...untransformed, '^.+\\.module\\.css$'] };
    }),
  ),
});

export default config;
