import { brand } from '@/lib/config/brand';

/** Longest line the card printer takes. */
export const cardLineLength = 60;

/** A character the card printer refuses, and what can stand for it (decision 4). */
export interface RefusedCharacter {
  character: string;
  /** Empty when the character can only be left out. */
  replacement: string;
}

const standIns: Record<string, string> = {
  '&': 'and', '…': '...', '\u00a0': ' ', '\t': ' ', '–': '-', '—': '-', '‐': '-', '‑': '-', '“': '"', '”': '"', '„': '"', '«': '"', '»': '"',
};

/** The characters of a card line that the pattern of 000 §5 refuses, each once, in the order they appear, with a replacement. */
export function refusedCharacters(line: string, alphabet: RegExp = brand.cardMessageAlphabet): RefusedCharacter[] {
  const refused = new Set(graphemes(line).filter((character) => !alphabet.test(character)));
  return [...refused].map((character) => ({ character, replacement: replacementFor(character, alphabet) }));
}

/** A card line with every refused character replaced: the one tap. The result always passes the pattern. */
export function replaceRefused(line: string, alphabet: RegExp = brand.cardMessageAlphabet): string {
  return graphemes(line).map((character) => (alphabet.test(character) ? character : replacementFor(character, alphabet))).join('');
}

/** The message beside a card line, naming the first refused character; `null` when the line can be printed. */
export function cardLineProblem(line: string, alphabet: RegExp = brand.cardMessageAlphabet): string | null {
  if (line.length > cardLineLength) return `A card line holds ${cardLineLength} characters.`;
  const [first] = refusedCharacters(line, alphabet);
  if (!first) return null;
  const instead = first.replacement === '' ? 'Please leave it out.' : `Use “${first.replacement}” instead.`;
  return `Our card printer cannot print “${first.character}”. ${instead}`;
}

function replacementFor(character: string, alphabet: RegExp): string {
  const candidates = [standIns[character] ?? '', character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return candidates.find((candidate) => candidate !== '' && candidate !== character && alphabet.test(candidate)) ?? '';
}

function graphemes(line: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
}
