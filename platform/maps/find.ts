import type { Place } from './places';

/** A place that was found, with the house number that was asked for. */
export interface FoundPlace {
  place: Place;
  house: number | null;
}

/** What suggestions are narrowed by. */
export interface Narrowing {
  /** Whether a place is of the wanted types. */
  admits(found: FoundPlace): boolean;
  /** Whether it lies where places come first. */
  isNear(found: FoundPlace): boolean;
}

const kindOrder = { named: 0, street: 1, city: 2 } as const;

/** The words of an address, lower case, with the usual short forms. */
function wordsOf(text: string): string[] {
  const short: Record<string, string> = {
    avenue: 'ave',
    street: 'st',
    road: 'rd',
    drive: 'dr',
    lane: 'ln',
    parkway: 'pkwy',
    boulevard: 'blvd',
    saint: 'st',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    minnesota: 'mn',
  };
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}|[.'’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}&]+/gu) ?? [];
  return words
    .map((word) => short[word] ?? word)
    .filter((word) => !['usa', 'us', 'united', 'states'].includes(word));
}

const wordsOfPlaces = new WeakMap<Place, string[]>();

function ownWords(place: Place): string[] {
  const words =
    wordsOfPlaces.get(place) ??
    wordsOf(`${place.name} ${place.street} ${place.city} ${place.state} ${place.zip}`);
  wordsOfPlaces.set(place, words);
  return words;
}

/**
 * Places in which every word of a text is found, those in the region first, of those the nearest match. A leading number is a house number of a street. With
 * `prefix` the last word may be unfinished.
 */
export function findPlaces(
  places: Iterable<Place>,
  text: string,
  {
    prefix,
    most,
    admits,
    isNear = () => true,
  }: { prefix: boolean; most: number } & Partial<Narrowing>,
): FoundPlace[] {
  const words = wordsOf(text);
  const [first = ''] = words;
  const house = words.length > 1 && /^\d{1,5}$/.test(first) ? Number(first) : null;
  const found: (FoundPlace & { score: number; near: boolean })[] = [];
  for (const place of places) {
    const own = ownWords(place);
    const isStreet = place.kind === 'street' && house !== null;
    const wanted = isStreet ? words.slice(1) : words;
    const missing = wanted.some(
      (word, index) =>
        !own.some((placeWord) =>
          prefix && index === wanted.length - 1 ? placeWord.startsWith(word) : placeWord === word,
        ),
    );
    if (missing || wanted.length === 0) continue;
    if (
      place.kind === 'street' &&
      !isStreet &&
      !wanted.some((word) => wordsOf(place.name).some((placeWord) => placeWord.startsWith(word)))
    )
      continue;
    const match = { place, house: isStreet ? house : null };
    if (admits && !admits(match)) continue;
    found.push({ ...match, score: own.length - wanted.length, near: isNear(match) });
  }
  return found
    .sort(
      (a, b) =>
        Number(b.near) - Number(a.near) ||
        kindOrder[a.place.kind] - kindOrder[b.place.kind] ||
        a.score - b.score ||
        a.place.id.localeCompare(b.place.id),
    )
    .slice(0, most)
    .map(({ place, house: number }) => ({ place, house: number }));
}
