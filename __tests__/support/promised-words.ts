/** A day by its name beside a number or another day, today or tomorrow, an hour to order by, and an amount of money. */
const promising = [
  /\b(?:today|tomorrow)\b/gi,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, (?:[A-Z][a-z]+ )?\d/g,
  /\border (?:by|within)\b/gi,
  /\$\d/g,
];

/** What of a text promises a day or a price. */
export function promisedWords(text: string): string[] {
  return promising.flatMap((shape) => text.match(shape) ?? []);
}
