import { postBoxNumber } from './post-box';

/** Street words as the postal service abbreviates them. */
const suffixes: Record<string, string> = {
  alley: 'Aly',
  avenue: 'Ave',
  av: 'Ave',
  ave: 'Ave',
  boulevard: 'Blvd',
  blvd: 'Blvd',
  circle: 'Cir',
  cir: 'Cir',
  court: 'Ct',
  ct: 'Ct',
  drive: 'Dr',
  dr: 'Dr',
  highway: 'Hwy',
  hwy: 'Hwy',
  lane: 'Ln',
  ln: 'Ln',
  parkway: 'Pkwy',
  pkwy: 'Pkwy',
  place: 'Pl',
  pl: 'Pl',
  road: 'Rd',
  rd: 'Rd',
  square: 'Sq',
  sq: 'Sq',
  street: 'St',
  str: 'St',
  st: 'St',
  terrace: 'Ter',
  ter: 'Ter',
  trail: 'Trl',
  trl: 'Trl',
  way: 'Way',
  crossing: 'Xing',
  xing: 'Xing',
  curve: 'Curv',
  curv: 'Curv',
  row: 'Row',
};
const directions: Record<string, string> = {
  north: 'N',
  n: 'N',
  south: 'S',
  s: 'S',
  east: 'E',
  e: 'E',
  west: 'W',
  w: 'W',
  northeast: 'NE',
  ne: 'NE',
  northwest: 'NW',
  nw: 'NW',
  southeast: 'SE',
  se: 'SE',
  southwest: 'SW',
  sw: 'SW',
};
const units: Record<string, string> = {
  apartment: 'Apt',
  apt: 'Apt',
  suite: 'Ste',
  ste: 'Ste',
  unit: 'Unit',
  floor: 'Fl',
  fl: 'Fl',
  room: 'Rm',
  rm: 'Rm',
  building: 'Bldg',
  bldg: 'Bldg',
};

const [suffixWords, directionWords, unitWords] = [suffixes, directions, units].map(
  (table) => new Set(Object.values(table)),
) as [Set<string>, Set<string>, Set<string>];

const house = /^(\d+)[A-Za-z]?(?:-\d+)?(?: \d\/\d)?$/;

/** Whether a line says which door of a house: an apartment, a suite, a floor. */
export function namesUnit(line: string): boolean {
  return line
    .toLowerCase()
    .split(/[\s.,]+/)
    .some((word) => Object.hasOwn(units, word) || word.startsWith('#'));
}

/** A street line as the postal service writes it: one space, words capitalised, suffix, direction and unit abbreviated. */
export function standardStreet(line: string): string {
  const boxNumber = postBoxNumber(line);
  if (boxNumber) return `PO Box ${boxNumber.toUpperCase()}`;
  const words = line
    .trim()
    .replace(/[.,]+(?=\s|$)/g, '')
    .split(/\s+/);
  return words.map((word, index) => standardWord(word, index, words)).join(' ');
}

/** The house number of a street line and the name of its street: without direction, suffix and unit. `null` for a line without both. */
export function streetParts(line: string): { house: number; name: string } | null {
  const [number = '', ...rest] = standardStreet(line).split(' ');
  const fraction = /^\d\/\d$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
  const found = number.toLowerCase() === 'one' ? '1' : house.exec(number)?.[1];
  const unitAt = fraction.findIndex(
    (word, index) => index > 0 && (unitWords.has(word) || word.startsWith('#')),
  );
  const street = unitAt > 0 ? fraction.slice(0, unitAt) : fraction;
  const name = bareName(street);
  return found !== undefined && /\p{L}{2}|\d(st|nd|rd|th)$/iu.test(name)
    ? { house: Number(found), name }
    : null;
}

/** `E 28th St` → `28th`, `Grand Ave S` → `grand`; a street that is nothing but a direction or a suffix keeps it (`North St`, `Park Ave`). */
function bareName(words: readonly string[]): string {
  let kept = [...words];
  if (kept.length > 1 && directionWords.has(kept.at(-1) ?? '')) kept = kept.slice(0, -1);
  if (kept.length > 1 && suffixWords.has(kept.at(-1) ?? '')) kept = kept.slice(0, -1);
  if (kept.length > 1 && directionWords.has(kept[0] ?? '')) kept = kept.slice(1);
  return kept.join(' ').toLowerCase();
}

function standardWord(word: string, index: number, words: readonly string[]): string {
  const low = word.toLowerCase();
  const unitAt = words.findIndex(
    (each) => Object.hasOwn(units, each.toLowerCase()) || each.startsWith('#'),
  );
  const last = (unitAt > 0 ? unitAt : words.length) - 1;
  if (index > 1 && Object.hasOwn(units, low)) return units[low] ?? word;
  if (Object.hasOwn(directions, low) && ((index === 1 && words.length > 3) || index === last))
    return directions[low] ?? word;
  const streetEnd = Object.hasOwn(directions, words[last]?.toLowerCase() ?? '') ? last - 1 : last;
  if (index > 1 && index === streetEnd && Object.hasOwn(suffixes, low))
    return suffixes[low] ?? word;
  if (/^\d+(st|nd|rd|th)$/i.test(word)) return low;
  return capitalised(word);
}

/** `o'neil` → `O'Neil`; what somebody wrote in mixed letters stays. */
export function capitalised(word: string): string {
  const mixed = /\p{Ll}/u.test(word) && /\p{Lu}/u.test(word);
  return mixed
    ? word
    : word
        .toLowerCase()
        .replace(
          /(^|['’-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        );
}
