/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'app',
  'components',
  'lib',
  'server',
  'services',
  'platform',
  'provision',
  'styles',
  'scripts',
  'e2e',
  '__tests__',
  'docs',
];
const ownFiles = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|mjs|json|md)$/.test(entry.name))
  .map(({ name }) => name);
const files = [
  ...ownFiles,
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|m?js|css|md)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  ),
];
const mentioning = (word: string) =>
  files.filter((file) => readFileSync(file, 'utf8').includes(word));

describe('framework and libraries are used as they are documented', () => {
  // Put together, or this file would be one that mentions them.
  it.each([
    ['_react', 'Listening'],
    ['__next', '_error__'],
    ['next', '/dist'],
    ['_raw', 'Results'],
  ])('no file mentions %s%s', (one, two) => {
    expect(mentioning(one + two)).toEqual([]);
  });

  it.each(['x-nextjs-', '__next_f', '$$react', '__prerender_bypass'])(
    'what the shop knows of its output, such as %s, is in one file of its code',
    (word) => {
      expect(
        mentioning(word).filter((file) => /^(?:app|components|lib|server)\//.test(file)),
      ).toEqual(['lib/core/framework.ts']);
    },
  );

  it('no type is forced upon a value but where the vendor’s own is wrong, or a list stands for fields', () => {
    const product = /^(?:app|components|lib|server|services|provision|platform|scripts)\//;
    expect(mentioning('as unknown as').filter((file) => product.test(file))).toEqual([
      'platform/content/resources.ts',
      'platform/content/space.ts',
      'provision/ordercloud/message-steps.ts',
    ]);
  });

  it('looks at every file', () => {
    expect(files.length).toBeGreaterThan(1_500);
  });
});
