const quoted = (characters: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    characters.map((character) => `“${character}”`),
  );
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What the step of card and notes says. */
export const cardTexts = {
  message: 'Message',
  mailMessage: 'Message with the gift card',
  suggest: 'Suggest a line',
  suggestAnother: 'Suggest another line',
  note: 'Note for the driver (optional)',
  intro: (name: string) =>
    `Four lines for ${name}, if you like. The preview shows exactly what we print.`,
  mailIntro: (name: string) => `A few words for ${name}, if you like.`,
  preview: 'Your card, printed 3.5 by 2.5 in',
  /** How many lines and characters still fit. */
  room: ({ lines, characters }: { lines: number; characters: number }) => {
    if (characters < 0) return `${count(-characters, 'character')} too many`;
    return lines > 0
      ? `${count(lines, 'line')}, about ${count(characters, 'character')} left`
      : `Last line, about ${count(characters, 'character')} left`;
  },
  tooLong: 'The card holds four lines. Please shorten the message.',
  cannotPrint: (characters: readonly string[]) =>
    `Our card printer cannot print ${quoted(characters)}.`,
  cannotSend: (characters: readonly string[]) => `The message cannot hold ${quoted(characters)}.`,
  repairs: 'Replacements',
  replace: (character: string, replacement: string) => `Use “${replacement}” for “${character}”`,
  leaveOut: (character: string) => `Leave out “${character}”`,
  replaceAll: 'Replace all',
} as const;
