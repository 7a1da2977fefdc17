/** The fourteen faults of an HTTP system. Those named `commit-` do what was asked first. */
export const httpFaults = [
  'latency',
  'hang',
  'drip',
  'error',
  'unavailable',
  'rate-limited',
  'reset',
  'reset-body',
  'truncated',
  'html',
  'wrong-shape',
  'unauthorized',
  'commit-then-drop',
  'commit-then-delay',
] as const;

/** The faults of the mail server: refused for ever, refused for now, taken and lost. */
export const mailFaults = ['mail-refused', 'mail-temporary', 'mail-dropped'] as const;

type HttpFault = (typeof httpFaults)[number];
export type MailFault = (typeof mailFaults)[number];
export type FaultKind = HttpFault | MailFault;

/** How the JSON of a `wrong-shape` answer is spoilt. */
export const shapes = ['null', 'missing', 'negative', 'huge'] as const;
export type Shape = (typeof shapes)[number];
