/** What an order says whose visit has ended. */
export const endedVisitTexts = {
  visitEnded: 'What you entered is still here. We can put your order together again in a moment.',
  bringBack: 'Bring my order back',
  bringingBack: 'Bringing it back',
} as const;
