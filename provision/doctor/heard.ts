import { missing, risky, works, type Check } from './check';

/** Who tells the services of something, by the last part of the address under `INDEXER_URL/webhooks`. */
export type Sender = 'commerce' | 'content' | 'messages' | 'payments';

/** When the services last heard of a sender, in a form that it had signed. */
export type LastHeard = (sender: Sender) => Promise<Date | null>;

interface Expected {
  /** What comes, by whom. */
  what: string;
  /** How many hours a quiet shop may be without one. */
  quietHours: number;
  /** Whether the shop goes wrong without it: prices and pages are old. The others tell of rare things. */
  isNeeded: boolean;
  /** How to make one come. */
  trial: string;
}

const dayHours = 24;

const expected: Readonly<Record<Sender, Expected>> = {
  commerce: {
    what: 'webhook of OrderCloud',
    quietHours: dayHours,
    isNeeded: true,
    trial: 'Change a product, and see whether it comes',
  },
  content: {
    what: 'webhook of Contentful',
    quietHours: 14 * dayHours,
    isNeeded: true,
    trial: 'Publish an entry, and see whether it comes',
  },
  messages: {
    what: 'call of OrderCloud’s message sender',
    quietHours: 60 * dayHours,
    isNeeded: false,
    trial: 'Ask for a new password in the shop, and see whether it comes',
  },
  payments: {
    what: 'notice of the payment gateway',
    quietHours: 31 * dayHours,
    isNeeded: false,
    trial: 'Press "Check URL" beside the webhook in the gateway’s control panel, which sends one',
  },
};

/** When something of a sender last came, and what to do when that is long ago. Pure. */
export function heardCheck(sender: Sender, last: Date | null, now: Date): Check {
  const { what, quietHours, isNeeded, trial } = expected[sender];
  const todo = `${trial}: INDEXER_URL with /webhooks/${sender} must be reached from outside, over https.`;
  if (!last) return (isNeeded ? missing : risky)(`No ${what} has ever come.`, todo);
  const ago = (now.getTime() - last.getTime()) / 3_600_000;
  return ago > quietHours
    ? risky(
        `The last ${what} came ${Math.floor(ago)} hours ago (${last.toISOString()}).`,
        `${todo} If something has happened since, its subscription is off.`,
      )
    : works(`The last ${what} came at ${last.toISOString()}.`);
}

/** What is said where the database does not tell when something of a sender last came. Pure. */
export function unheardCheck(sender: Sender, error: unknown): Check {
  return risky(
    `When the last ${expected[sender].what} came was not seen: ${String((error as Error).message)}`,
    'Let this machine reach DATABASE_URL, and bring its tables up to date: `npm run migrate`.',
  );
}
