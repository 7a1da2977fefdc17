/** @jest-environment node */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  documents,
  found,
  isSomewhere,
  isThere,
  projectPath,
  recordNumbers,
  records,
} from '../support/documents';
import { filesBelow, textOf } from '../support/project-files';

/** Records that others took the place of name what there was. */
const standing = documents.filter((path) => !/^Status: superseded by/m.test(textOf(path)));

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

  it('say of every proof what it shows', () => {
    const [, table = ''] = textOf('docs/operations/proofs.md').split('## All proofs');
    const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => `prove:${name}`);
    const proofs = Object.keys(scripts).filter((name) => name.startsWith('prove:'));
    expect(rows.slice(0, proofs.length)).toEqual(proofs.sort());
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
    const named = found(standing, projectPath);
    expect(named.length).toBeGreaterThan(1000);
    expect(named.filter(([, path = '']) => !isThere(path))).toEqual([]);
  });

  it('name no file without its folder that is nowhere', () => {
    const named = found(standing, /`([\w-]+(?:\.\w+)*\.(?:tsx?|mjs))`/g);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, name = '']) => !isSomewhere(name))).toEqual([]);
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
    expect(cited.filter(([, number = '']) => !recordNumbers.includes(number))).toEqual([]);
    const rows = found(['docs/decisions/README.md'], /^\| \[(\d{3})\]\((\S+)\)/gm);
    expect(rows.map(([, , file = '']) => `docs/decisions/${file}`)).toEqual(records);
    expect(rows.map(([, number = '']) => number)).toEqual(recordNumbers);
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
