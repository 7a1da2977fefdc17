/** What a houseplant that harms neither cats nor dogs is looked for as. */
const petSafe = [
  'pet safe',
  'pet friendly',
  'safe for cats',
  'cat safe',
  'safe for dogs',
  'dog safe',
  'non toxic',
];

/** Plants the ASPCA lists as not toxic to cats and dogs, by product code. */
const safeForPets = [
  '200201',
  '102301',
  '102302',
  '102303',
  '102304',
  '102305',
  '102306',
  '102307',
  '200202',
  '200203',
  '102101',
  '102501',
  '102002',
  '102004',
  '200104',
  '200106',
  '103033',
  '102006',
  '102009',
  '102109',
  '102110',
  '102209',
  '102507',
  '600302',
  '102511',
  '102010',
  '102604',
  '102605',
  '102111',
  '300502',
  '103604',
  '102512',
];

const words = new Map<string, readonly string[]>([
  ...safeForPets.map((code): [string, readonly string[]] => [code, petSafe]),
  ['104213', ['watering can']],
  ['104211', ['pruners']],
]);

/** Whether a plant is on the list of those that harm neither cats nor dogs. */
export function isSafeForPets(code: string): boolean {
  return safeForPets.includes(code);
}

/** The words a product is looked for by that neither its name nor its description says. */
export function searchWordsOf(code: string): string[] {
  return [...(words.get(code) ?? [])];
}
