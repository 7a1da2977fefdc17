const irregular: Record<string, string> = {
  cacti: 'cactus',
  fungi: 'fungus',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
  knives: 'knife',
  wives: 'wife',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  teeth: 'tooth',
  people: 'person',
};

/** The singular of an English word in lower case: `roses`, `lilies` and `cacti` are `rose`, `lily` and `cactus`; others stay as they are. */
export function singular(word: string): string {
  const exception = irregular[word];
  if (exception !== undefined) return exception;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/.test(word) && !/(?:[aeiou]s|oz|az)es$/.test(word)
    ? word.slice(0, -2)
    : word.slice(0, -1);
}
