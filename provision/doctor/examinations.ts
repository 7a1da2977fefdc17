import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { examineAlgolia } from './algolia';
import { examineBraintree, type PaymentProbes } from './braintree';
import { missing, risky, type Check } from './check';
import { examineContentful } from './contentful';
import { heardCheck, unheardCheck, type LastHeard, type Sender } from './heard';
import { numberChecks, type KnownOrders } from './numbered-orders';
import { examineOrderCloud } from './ordercloud';
import {
  examineAddresses,
  examineCaptcha,
  examineFiles,
  examineMail,
  examineMaps,
  type MailProbes,
} from './others';
import { examineTax } from './tax';

/** What the services' database is asked for. */
export interface Books {
  lastHeard: LastHeard;
  knownOrders: KnownOrders;
}

/** What vendors are looked at with, beside the keys of the environment. */
interface ExaminationTools {
  mail: MailProbes;
  payments(): PaymentProbes;
  /** Unset where the services' database is not at hand. */
  books?: Books;
}

type Examinations = Readonly<Record<string, () => Promise<Check[]>>>;

/**
 * How each vendor is examined, by name, in the order in which they are told of. They only read, and change nothing of this process: the SDK of the commerce
 * platform must point to `COMMERCE_URL` already.
 */
export function examinationsOf(
  env: Env,
  { mail, payments, books }: ExaminationTools,
): Examinations {
  const heard = (sender: Sender) =>
    books
      ? books.lastHeard(sender).then(
          (last) => [heardCheck(sender, last, now())],
          (error: unknown) => [unheardCheck(sender, error)],
        )
      : [];
  return {
    ordercloud: async () => [
      ...(await examineOrderCloud(env)),
      ...(books ? await numberChecks(env, books.knownOrders) : []),
      ...(await heard('commerce')),
      ...(await heard('messages')),
    ],
    algolia: () => examineAlgolia(env),
    contentful: async () => [...(await examineContentful(env)), ...(await heard('content'))],
    braintree: async () => [
      ...(await examineBraintree(env, payments())),
      ...(await heard('payments')),
    ],
    files: () => examineFiles(env, now()),
    maps: () => examineMaps(env),
    addresses: () => examineAddresses(env),
    tax: () => examineTax(env, now()),
    captcha: () => examineCaptcha(env),
    mail: () => examineMail(env, mail),
  };
}

/** Variables by which a vendor is examined, and which the services do without. */
const ofStorefronts: Readonly<Record<string, string>> = {
  algolia: 'SEARCH_KEY',
  contentful: 'CONTENT_PREVIEW_TOKEN',
  maps: 'MAPS_KEY',
};

/** The same for a process that has no key of its own for some vendors: of those it says that they were not looked at, and where they are. */
export function withoutUnset(
  examinations: Examinations,
  variables: Readonly<Record<string, string | undefined>>,
): Examinations {
  return Object.fromEntries(
    Object.entries(examinations).map(([vendor, examine]) => {
      const name = ofStorefronts[vendor];
      if (!name || variables[name]) return [vendor, examine];
      const unseen = risky(
        `It was not looked at: this process is not given ${name}.`,
        `Run \`npm run doctor -- ${vendor}\` where it is set, or set it here as well.`,
      );
      return [vendor, () => Promise.resolve([unseen])];
    }),
  );
}

/** What an examination found. One vendor's trouble keeps nobody from looking at the next: what cannot be looked at is a finding, with why. */
export async function examined(name: string, examine: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await examine();
  } catch (error) {
    return [
      missing(
        `It could not be looked at: ${(error as Error).message}`,
        `See whether ${name} is reached from here.`,
      ),
    ];
  }
}
