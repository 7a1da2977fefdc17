import { isObject } from '@/platform/wire/body';
import { SearchFault } from '../fault';
import { textList } from '../index/settings';
import { tokenize } from './words';

/** A synonym as the vendor keeps it; placeholders are not kept here. */
export interface Synonym {
  objectID: string;
  type: 'synonym' | 'oneWaySynonym' | 'altCorrection1' | 'altCorrection2';
  synonyms?: string[];
  input?: string;
  word?: string;
  corrections?: string[];
}

/** A phrase that also finds another, and how many typos that counts as. */
interface Phrases {
  from: readonly string[];
  to: readonly string[];
  typos: number;
}

const types = new Map(
  (['synonym', 'oneWaySynonym', 'altCorrection1', 'altCorrection2'] as const).map((type) => [
    type.toLowerCase(),
    type,
  ]),
);

/** Reads a synonym as a client sends it. Throws a `SearchFault` 400 for one that is none. */
export function readSynonym(raw: unknown): Synonym {
  const { objectID, type, ...rest } = isObject(raw) ? raw : {};
  const kind = types.get(String(type).toLowerCase());
  const list = (name: string) => textList(rest[name]);
  if (typeof objectID !== 'string' || objectID === '')
    throw new SearchFault(400, 'objectID is missing');
  if (kind === 'synonym' && list('synonyms').length > 1)
    return { objectID, type: kind, synonyms: list('synonyms') };
  if (kind === 'oneWaySynonym' && typeof rest.input === 'string' && list('synonyms').length > 0)
    return { objectID, type: kind, input: rest.input, synonyms: list('synonyms') };
  if (kind?.startsWith('alt') && typeof rest.word === 'string' && list('corrections').length > 0)
    return { objectID, type: kind, word: rest.word, corrections: list('corrections') };
  throw new SearchFault(400, `Invalid synonym: ${objectID}`);
}

const phrasesBySynonym = new WeakMap<Synonym, Phrases[]>();
const knownByStart = new WeakMap<
  ReadonlyMap<string, Synonym>,
  Map<string, (readonly string[])[]>
>();

/** What a synonym lets a query find beside what was typed. */
export function phrasesOf(synonym: Synonym): Phrases[] {
  const phrases = phrasesBySynonym.get(synonym) ?? phrasesIn(synonym);
  phrasesBySynonym.set(synonym, phrases);
  return phrases;
}

/** What a phrase, in folded words, also finds under these synonyms. */
export function otherPhrases(
  words: readonly string[],
  synonyms: ReadonlyMap<string, Synonym>,
): readonly (readonly string[])[] {
  let byStart = knownByStart.get(synonyms);
  if (!byStart) {
    byStart = new Map();
    for (const { from, to } of [...synonyms.values()].flatMap(phrasesOf)) {
      const key = from.join(' ');
      byStart.set(key, [...(byStart.get(key) ?? []), to]);
    }
    knownByStart.set(synonyms, byStart);
  }
  return byStart.get(words.join(' ')) ?? [];
}

function phrasesIn({ type, synonyms = [], input, word, corrections = [] }: Synonym): Phrases[] {
  const all = synonyms.map(tokenize);
  if (type === 'synonym')
    return all.flatMap((from) =>
      all.filter((to) => to !== from).map((to) => ({ from, to, typos: 0 })),
    );
  if (type === 'oneWaySynonym')
    return all.map((to) => ({ from: tokenize(input ?? ''), to, typos: 0 }));
  const typos = type === 'altCorrection1' ? 1 : 2;
  return corrections.map((to) => ({ from: tokenize(word ?? ''), to: tokenize(to), typos }));
}
