import type { FoundPlace } from './find';

/** An address as somebody wrote it. */
export interface WrittenAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
}

/** What of an address was found to be otherwise than written. */
type Replaced = 'postal_code' | 'locality';

/** An address in the gazetteer: the door, or only the town; and what was replaced to find it. */
export interface LookedUp {
  door: FoundPlace | null;
  town: FoundPlace | null;
  /** Number of a post office box. */
  box: string | null;
  unit: string;
  replaced: Replaced[];
}

type Find = (text: string) => FoundPlace | null;

const unitAtEnd = /[\s,]+((?:apartment|apt|suite|ste|unit|floor|fl|room|rm|#)\.?\s*#?\s*\w+)$/i;
const postBox = /^(?:p\.?\s*o\.?|post office)\s*box\s*#?\s*(\w+)$/i;

/** Looks an address up: as it is written, then with another ZIP, then with another town. */
export function lookUp(find: Find, written: WrittenAddress): LookedUp {
  const { line1, line2, city, state, zip } = written;
  const street = line1.replace(unitAtEnd, '');
  const unit = line2.trim() || (unitAtEnd.exec(line1)?.[1] ?? '');
  const five = zip.slice(0, 5);
  const town = find(`${city} ${state} ${five}`) ?? find(`${state} ${five}`);
  const box = postBox.exec(line1.trim())?.[1] ?? null;
  if (box) return { door: null, town, box, unit, replaced: [] };
  const tries: [text: string, replaced: Replaced[]][] = [
    [`${street} ${city} ${state} ${five}`, []],
    [`${street} ${city} ${state}`, ['postal_code']],
    [`${street} ${state} ${five}`, ['locality']],
  ];
  for (const [text, replaced] of tries) {
    const door = find(text);
    if (door && isDoor(door)) return { door, town, box, unit, replaced };
  }
  return { door: null, town, box, unit, replaced: [] };
}

function isDoor({ place, house }: FoundPlace): boolean {
  return place.kind === 'named' || house !== null;
}

/** House number and street of a door. */
export function streetLine({ place, house }: FoundPlace): string {
  return [house, place.street].filter((part) => part !== null).join(' ');
}
