import type { Env } from '@/lib/config/env';
import { productionFaults } from '@/lib/config/production-faults';
import type { PaymentProbes } from '@/provision/doctor/braintree';
import { linesOf, missing, works, type Check, type Findings } from '@/provision/doctor/check';
import { examinationsOf, examined, type Books } from '@/provision/doctor/examinations';
import { examineGoods } from '@/provision/doctor/goods/examine-goods';
import type { MailProbes } from '@/provision/doctor/others';
import { setupCalls } from '@/provision/ordercloud/calls';
import { paymentProbes } from '@/services/upstream/payments/gateway';

/** What the command does, and how it is asked. */
export const help = `npm run doctor [-- VENDOR…]

  environment ordercloud algolia contentful braintree files maps addresses tax captcha mail goods

Asks every vendor (or those that are named) with the keys that are set, and says what works, what is missing and what is risky, each with what to do. It changes
nothing: whether orders may be submitted it asks of one that nobody has. Of goods it names the products, categories, stores and local cities that the shop cannot show as they are. With DATABASE_URL it also says
when each vendor's webhooks, notices and mail calls last came, and whether that database knows the newest orders; with COMMERCE_SETUP_CLIENT_ID and CONTENT_MANAGEMENT_TOKEN it sees subscriptions.
Ends with 0 when nothing is missing, 1 when something is, 2 when it could not look.`;

/** What the doctor looks with. */
export interface DoctorTools {
  say(line: string): void;
  /** The variables as they are set, before anything is filled in. */
  variables: Readonly<Record<string, string | undefined>>;
  mail: MailProbes;
  /** The gateway of the environment unless given. */
  payments?: PaymentProbes;
  /** Unset where the services' database is not at hand. */
  books?: Books;
  /** Why the services' database could not be opened. */
  booksFault?: string;
}

/** Examines the vendors that are named, or all; returns the exit code. */
export async function runDoctor(
  args: readonly string[],
  env: Env,
  tools: DoctorTools,
): Promise<0 | 1 | 2> {
  // The SDK of this process has pointed nowhere yet.
  setupCalls(env);
  const examinations: Record<string, () => Promise<Check[]>> = {
    environment: () => Promise.resolve(environmentChecks(env, tools)),
    ...examinationsOf(env, {
      mail: tools.mail,
      payments: () => tools.payments ?? paymentProbes(env),
      books: tools.books,
    }),
    goods: () => examineGoods(env),
  };
  const names = args.length > 0 ? args : Object.keys(examinations);
  const all: Findings[] = [];
  const wanted = names.flatMap((name) => {
    const examine = examinations[name];
    return examine ? [{ name, examine }] : [];
  });
  if (wanted.length < names.length) {
    tools.say(help);
    return 2;
  }
  for (const { name, examine } of wanted) {
    const findings = { vendor: name, checks: await examined(name, examine) };
    all.push(findings);
    for (const line of linesOf(findings)) tools.say(line);
  }
  const checks = all.flatMap((each) => each.checks);
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  tools.say(`\nWorks: ${count('works')}. Missing: ${count('missing')}. Risky: ${count('risky')}.`);
  if (!tools.books)
    tools.say(
      'Not looked at: when webhooks, notices and mail calls came, and whether numbers of orders would be given again, for which DATABASE_URL has to be set.',
    );
  return count('missing') > 0 ? 1 : 0;
}

function environmentChecks(env: Env, { variables, booksFault }: DoctorTools): Check[] {
  return [
    ...variableChecks(env, variables),
    ...(booksFault === undefined
      ? []
      : [
          missing(
            booksFault,
            'Set DATABASE_URL to the services’ database, and let this machine reach it: they do not start without.',
          ),
        ]),
  ];
}

function variableChecks(env: Env, variables: DoctorTools['variables']): Check[] {
  if (env.SHOP_ENV !== 'production')
    return [works('SHOP_ENV is test: what production asks for is not looked at.')];
  const faults = productionFaults(variables);
  return faults.length === 0
    ? [works('Production takes every variable.')]
    : faults.map(({ name, message }) =>
        missing(`${name} ${message}.`, `Set ${name} (docs/operations/settings.md).`),
      );
}
