/** Street words as the postal service abbreviates them. */
const suffixes: Record<string, string> = {
  alley: 'Aly', avenue: 'Ave', av: 'Ave', ave: 'Ave', boulevard: 'Blvd', blvd: 'Blvd', circle: 'Cir', cir: 'Cir', court: 'Ct', ct: 'Ct', drive: 'Dr', dr: 'Dr',
  highway: 'Hwy', hwy: 'Hwy', lane: 'Ln', ln: 'Ln', parkway: 'Pkwy', pkwy: 'Pkwy', place: 'Pl', pl: 'Pl', road: 'Rd', rd: 'Rd', square: 'Sq', sq: 'Sq',
  street: 'St', str: 'St', st: 'St', terrace: 'Ter', ter: 'Ter', trail: 'Trl', trl: 'Trl', way: 'Way', crossing: 'Xing', curve: 'Curv',
};
const directions: Record<string, string> = {
  north: 'N', n: 'N', south: 'S', s: 'S', east: 'E', e: 'E', west: 'W', w: 'W', northeast: 'NE', ne: 'NE', northwest: 'NW', nw: 'NW',
  southeast: 'SE', se: 'SE', southwest: 'SW', sw: 'SW',
};
const units: Record<string, string> = { apartment: 'Apt', apt: 'Apt', suite: 'Ste', ste: 'Ste', unit: 'Unit', floor: 'Fl', fl: 'Fl', room: 'Rm', rm: 'Rm', building: 'Bldg', bldg: 'Bldg' };

const delivery = /^(\d+[A-Za-z]?(-\d+)?|\d+ \d\/\d|p\.? ?o\.? box \d+|one|rural route \d+|rr \d+)\b/i;

/** A street line as the postal service writes it: one space, words capitalised, suffix, direction and unit abbreviated. */
export function standardStreet(line: string): string {
  const words = line.trim().replace(/[.,]+(?=\s|$)/g, '').split(/\s+/);
  return words.map((word, index) => standardWord(word, index, words)).join(' ');
}

/** Whether a line can be delivered to: a house number and a street, or a box. */
export function isDeliverable(line: string): boolean {
  return delivery.test(line.trim()) && /\p{L}{2}|\d(st|nd|rd|th)\b/iu.test(line.replace(/^\d+/, ''));
}

function standardWord(word: string, index: number, words: readonly string[]): string {
  const low = word.toLowerCase();
  const unitAt = words.findIndex((each) => each.toLowerCase() in units || each.startsWith('#'));
  const last = (unitAt > 0 ? unitAt : words.length) - 1;
  if (index > 1 && low in units) return units[low] ?? word;
  if (low in directions && (index === 1 && words.length > 3 || index === last)) return directions[low] ?? word;
  const streetEnd = (words[last]?.toLowerCase() ?? '') in directions ? last - 1 : last;
  if (index > 1 && index === streetEnd && low in suffixes) return suffixes[low] ?? word;
  if (/^\d+(st|nd|rd|th)$/i.test(word)) return low;
  return capitalised(word);
}

/** `o'neil` → `O'Neil`; what somebody wrote in mixed letters stays. */
export function capitalised(word: string): string {
  const mixed = /\p{Ll}/u.test(word) && /\p{Lu}/u.test(word);
  return mixed ? word : word.toLowerCase().replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
