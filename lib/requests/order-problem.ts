/** What can be wrong with an order. */
export const orderProblems = {
  quality: 'Something is not fresh or did not live',
  damaged: 'It arrived damaged',
  wrong: 'Something is missing or wrong',
  late: 'It did not arrive',
  other: 'Something else',
} as const;

export type OrderTrouble = keyof typeof orderProblems;

/** The words of the button that reports a problem with an order; the printed guarantee names it. */
export const reportProblemLabel = 'Report a problem';

/** The form behind that button. */
export const orderProblemForm = {
  title: 'Report a problem with this order',
  button: 'Send to our order desk',
  next: 'We write to you within one working day. If it is for today, please call.',
  trouble: 'What is wrong?',
  message: {
    label: 'What happened?',
    hint: 'What you see, since when, and what would make it right.',
  },
} as const;

/** What is wrong with the choice of a trouble, in the words of the screen; `null` when nothing is. */
export function troubleFault(chosen: string): string | null {
  return Object.hasOwn(orderProblems, chosen) ? null : 'Please choose what is wrong';
}
