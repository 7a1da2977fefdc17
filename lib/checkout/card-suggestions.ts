const sympathy = [
  'With love and deepest sympathy.',
  'Thinking of you and your family.',
  'Remembering a life well loved.',
];

const linesFor: Partial<Record<string, readonly string[]>> = {
  FuneralHome: sympathy,
  Cemetery: sympathy,
  Hospital: [
    'Get well soon. We miss you!',
    'Thinking of you. Hurry home.',
    'Sending you strength and a little color.',
  ],
};

const anyDay = [
  'Happy birthday! With love from all of us.',
  'Thank you for everything.',
  'Thinking of you today.',
  'Congratulations! We are so proud of you.',
  'Just because.',
];

/**
 * The next message to suggest for a card, by address type (specification A3): the first for an empty message, the following one where a suggestion is shown,
 * after the last the first again. `null` for a message of the shopper's own, which is never replaced.
 */
export function nextSuggestion(message: string, addressType: string): string | null {
  const lines = linesFor[addressType] ?? anyDay;
  const current = lines.indexOf(message);
  if (current === -1 && message.trim() !== '') return null;
  return lines[(current + 1) % lines.length] ?? null;
}

const hints: Record<string, string> = {
  Hospital: 'Building, floor or room, if you know it.',
  FuneralHome: 'Day and time of the service, so that it arrives before.',
  Church: 'Day and time of the service, so that it arrives before.',
  Cemetery: 'Section and plot, or what stands near.',
  School: 'Grade or office where it can be left.',
  Business: 'Floor, suite or reception.',
};

/** The hint for a driver's note, by kind of destination. */
export function noteHint(addressType: string): string {
  return hints[addressType] ?? 'Gate code, side door, a neighbor who takes it.';
}
