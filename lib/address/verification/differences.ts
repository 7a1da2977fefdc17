import type { PostalAddress } from '../draft';
import { standardStreet } from './standard-street';

/** The parts of an address in the order they are read. */
export const postalFields = [
  'Street1',
  'Street2',
  'City',
  'State',
  'Zip',
] as const satisfies readonly (keyof PostalAddress)[];

export type PostalField = (typeof postalFields)[number];

/** A run of words that is the same on both sides, or only on this one. */
export interface WordRun {
  text: string;
  differs: boolean;
}

/** How a field is compared: `2817 colfax avenue` and `2817 Colfax Ave` name one door, `St. Paul` and `Saint Paul` one city. */
const keys: Record<PostalField, (text: string) => string> = {
  Street1: standardStreet,
  Street2: standardStreet,
  City: cityKey,
  State: (text) => text,
  Zip: (text) => text,
};

/** Fields in which two addresses differ in more than letter case, spacing, full stops and the postal service's short forms (specification B4). */
export function differingFields(entered: PostalAddress, suggested: PostalAddress): PostalField[] {
  const key = (address: PostalAddress, field: PostalField) =>
    words(keys[field](address[field])).map(bare).join(' ');
  return postalFields.filter((field) => key(entered, field) !== key(suggested, field));
}

/** One side of a field with the words marked that the other side does not have, in order (longest common subsequence). */
export function markedWords(own: string, other: string): WordRun[] {
  const [ownWords, otherWords] = [words(own), words(other)];
  const shared = commonWords(ownWords.map(bare), otherWords.map(bare));
  const runs: WordRun[] = [];
  ownWords.forEach((word, index) => {
    const differs = !shared.has(index);
    const last = runs[runs.length - 1];
    if (last?.differs === differs) last.text += ` ${word}`;
    else runs.push({ text: word, differs });
  });
  return runs;
}

function commonWords(mine: readonly string[], theirs: readonly string[]): Set<number> {
  const length = mine.map(() => theirs.map(() => 0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      length[row]![column] =
        mine[row] === theirs[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const shared = new Set<number>();
  for (let row = 0, column = 0; row < mine.length && column < theirs.length;) {
    if (mine[row] === theirs[column]) {
      shared.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return shared;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[.,]/g, '');
}

/** A city's name for comparing: letters only, small, `Saint Paul` and `St. Paul` the same. */
export function cityKey(city: string): string {
  return city
    .trim()
    .toLowerCase()
    .replace(/^(saint|st\.?) /, 'st ')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/\s+/g, ' ');
}
