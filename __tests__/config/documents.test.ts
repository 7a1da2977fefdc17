/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, textOf } from '../support/project-files';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesBelow(['docs'], /\.md$/),
].sort();
const records = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
const numbers = records.map((record) => /\/(\d{3})-/.exec(record)?.[1] ?? record);
/** Records that others took the place of name what there was. */
const standing = documents.filter((path) => !/^Status: superseded by/m.test(textOf(path)));

/** What a pattern's first group finds in each document, as `document: what`. */
const found = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map(([, ...groups]) => [path, ...groups] as string[]),
  );

/** What headings and places of a document are called in addresses, as GitHub makes it. */
const anchorsOf = (path: string) => [
  ...found([path], /^#+ (.+)$/gm).map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...found([path], /<a id="(\w+)">/g).map(([, id = '']) => id),
];

/** Paths with this beginning are of the project; with one of these ends a document may leave out. */
const path =
  /[`\s]((?:app|components|lib|server|services|provision|platform|scripts|ops|styles|public|docs|__tests__|e2e)\/[\w./()[\]-]*[\w)\]])(?=[`\s])/g;
const ends = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.test.tsx', '.journey.ts', '.spec.ts'];
/** Named though it is not there yet: it is made by who runs the shop. */
const madeLater = /^ops\/secrets/;
const sources = filesBelow(
  [
    'app',
    'components',
    'lib',
    'server',
    'services',
    'provision',
    'platform',
    'scripts',
    'ops',
    '__tests__',
    'e2e',
  ],
  /\.(?:tsx?|mjs)$/,
);
const projectFiles = new Set([...sources.map((file) => basename(file)), ...readdirSync('.')]);
/** Folders of a vendor's own package. */
const vendors = ['lib/constants'];
/** Files by whose name the framework knows them, whether or not the shop has one. */
const frameworks = ['error.tsx', 'loading.tsx'];

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** All that is written below a command's folder. */
const sourceOf = (script: string) => {
  const folder = /command\.mjs ([\w-]+)/.exec(scripts[script] ?? '')?.[1];
  return folder ? filesBelow([`scripts/${folder}`], /\.ts$/).map(textOf) : null;
};

describe('documents', () => {
  it('name commands that there are', () => {
    const named = found(documents, /npm run (?:--silent )?([a-z]+(?:[:-][a-z]+)*)(?![\w:])/g);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, name = '']) => !(name in scripts))).toEqual([]);
  });

  it('name every command to a newcomer', () => {
    const text = textOf('README.md') + textOf('CONTRIBUTING.md');
    const unnamed = Object.keys(scripts).filter((name) => {
      const [group = '', part] = name.split(':');
      const alone = new RegExp(`npm (?:run )?(?:--silent )?${name}(?![\\w:-])`);
      return !alone.test(text) && !(group === 'prove' && text.includes(`\`${part}\``));
    });
    expect(unnamed).toEqual([]);
  });

  it('say a word to a command that it knows', () => {
    const said = found(documents, /npm run (?:--silent )?([a-z:-]+) -- ([a-z][a-z-]+)/g).filter(
      ([, name = '']) => sourceOf(name),
    );
    expect(said.length).toBeGreaterThan(30);
    expect(
      said.filter(
        ([, name = '', word = '']) =>
          !sourceOf(name)?.some((source) =>
            new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(source),
          ),
      ),
    ).toEqual([]);
  });

  it('lead to pages and headings that there are', () => {
    const links = found(documents, /\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(200);
    expect(
      links.filter(([from = '', link = '']) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? join(dirname(from), file) : from;
        return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
      }),
    ).toEqual([]);
  });

  it('name files of this project that there are', () => {
    const named = found(standing, path).filter(([, file = '']) => !madeLater.test(file));
    expect(named.length).toBeGreaterThan(1000);
    expect(named.filter(([, file]) => !ends.some((end) => existsSync(`${file}${end}`)))).toEqual(
      [],
    );
  });

  it('name no file without its folder that is nowhere', () => {
    const named = found(standing, /`([\w-]+(?:\.\w+)*\.(?:tsx?|mjs))`/g);
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter(([, file = '']) => !projectFiles.has(file) && !frameworks.includes(file)),
    ).toEqual([]);
  });

  it('say of a file what is in it', () => {
    const said = [
      ...found(standing, /`([A-Za-z]\w*)` in `([\w./()[\]-]+\.(?:tsx?|mjs))`/g),
      ...found(standing, /`([A-Za-z]\w*)` \(`([\w./()[\]-]+\.(?:tsx?|mjs))`\)/g),
    ];
    expect(said.length).toBeGreaterThan(200);
    expect(
      said.filter(
        ([, name = '', file = '']) =>
          existsSync(file) && !new RegExp(`\\b${name}\\b`).test(textOf(file)),
      ),
    ).toEqual([]);
  });

  it('cite records of decisions that there are, each in the index once', () => {
    const cited = found(documents, /[Dd]ecisions? (\d{3})/g);
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(([, number = '']) => !numbers.includes(number))).toEqual([]);
    const rows = found(['docs/decisions/README.md'], /^\| \[(\d{3})\]\((\S+)\)/gm);
    expect(rows.map(([, , file = '']) => `docs/decisions/${file}`)).toEqual(records);
    expect(rows.map(([, number = '']) => number)).toEqual(numbers);
  });

  it('has a command and a bar for each row of what was measured last', () => {
    const [, table = ''] = textOf('docs/proof.md').split(/^## .+$/m);
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !/^\|(?: [^|]+ \|){4}$/.test(row))).toEqual([]);
  });
});

describe('comments', () => {
  const code = sources.filter((file) => !/^(?:ops|scripts\/support\/empty)/.test(file));
  /** What stands in backticks within the comments of a file. */
  const named = code.flatMap((file) =>
    [...textOf(file).matchAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm)].flatMap(([comment]) =>
      [...comment.matchAll(/`([\w./()[\]-]+)`/g)].map(([, name = '']) => [file, name] as const),
    ),
  );

  it('name files that there are', () => {
    const ofProject = named.filter(([, name]) => new RegExp(path.source).test(`\`${name}\``));
    expect(ofProject.length).toBeGreaterThan(30);
    const nowhere = ofProject.filter(
      ([, name]) => !vendors.includes(name) && !ends.some((end) => existsSync(`${name}${end}`)),
    );
    expect(nowhere).toEqual([]);
    const bare = named.filter(([, name]) => /^[\w-]+(?:\.\w+)*\.(?:tsx?|mjs)$/.test(name));
    expect(
      bare.filter(([, name]) => !projectFiles.has(name) && !frameworks.includes(name)),
    ).toEqual([]);
  });

  it('cite records and rulings that there are', () => {
    const cited = code.flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:[Dd]ecision|ruling) (\d+)\b/g)].map(
        ([whole, number = '']) => [file, whole, number] as const,
      ),
    );
    expect(cited.length).toBeGreaterThan(300);
    const rulings = found(['docs/specification.md'], /^\| (\d+) \|/gm).map(([, number]) => number);
    expect(
      cited.filter(([, whole, number]) =>
        whole.startsWith('ruling') ? !rulings.includes(number) : !numbers.includes(number),
      ),
    ).toEqual([]);
  });
});
