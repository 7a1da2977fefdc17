/** @jest-environment node */
import {
  found,
  isSomewhere,
  isThere,
  projectPath,
  recordNumbers,
  sources,
} from '../support/documents';
import { textOf } from '../support/project-files';

/** What stands in backticks within the comments of the code. */
const named = sources.flatMap((file) =>
  [...textOf(file).matchAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm)].flatMap(([comment]) =>
    [...comment.matchAll(/`([\w./()[\]-]+)`/g)].map(([, name = '']) => [file, name] as const),
  ),
);

describe('comments', () => {
  it('name files that there are', () => {
    const paths = named.filter(([, name]) => new RegExp(projectPath.source).test(`\`${name}\``));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter(([, path]) => !isThere(path))).toEqual([]);
    const alone = named.filter(([, name]) => /^[\w-]+(?:\.\w+)*\.(?:tsx?|mjs)$/.test(name));
    expect(alone.length).toBeGreaterThan(10);
    expect(alone.filter(([, name]) => !isSomewhere(name))).toEqual([]);
  });

  it('cite records and rulings that there are', () => {
    const rulings = found(['docs/specification.md'], /^\| (\d+) \|/gm).map(([, number]) => number);
    const cited = found(sources, /\b([Dd]ecision|ruling) (\d+)\b/g);
    expect(cited.length).toBeGreaterThan(300);
    expect(
      cited.filter(
        ([, series, number = '']) =>
          !(series === 'ruling' ? rulings : recordNumbers).includes(number),
      ),
    ).toEqual([]);
  });
});
