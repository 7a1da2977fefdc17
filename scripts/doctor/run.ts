import type { Env } from '@/lib/config/env';
import { productionFaults } from '@/lib/config/production-faults';
import { now } from '@/lib/core/time/clock';
import { examineAlgolia } from '@/provision/doctor/algolia';
import { examineBraintree, type PaymentProbes } from '@/provision/doctor/braintree';
import { linesOf, missing, works, type Check, type Findings } from '@/provision/doctor/check';
import { examineContentful } from '@/provision/doctor/contentful';
import { examineOrderCloud, type LastHeard } from '@/provision/doctor/ordercloud';
import {
  examineAddresses,
  examineCaptcha,
  examineFiles,
  examineMail,
  examineMaps,
  type MailProbes,
} from '@/provision/doctor/others';
import { examineTax } from '@/provision/doctor/tax';
import { heardCheck } from '@/provision/doctor/token-checks';
import { paymentGateway } from '@/services/upstream/payments/gateway';

const help = `npm run doctor [-- VENDOR…]

  ordercloud algolia contentful braintree files maps addresses tax captcha mail environment

Asks every vendor (or those that are named) with the keys that are set, reads and writes nothing, and says what works, what is missing and what is risky,
each with what to do. With DATABASE_URL it also says when webhooks last came; with COMMERCE_SETUP_CLIENT_ID and CONTENT_MANAGEMENT_TOKEN it sees subscriptions.
Ends with 0 when nothing is missing, 1 when something is, 2 when it could not look.`;

/** What the doctor looks with. */
export interface DoctorTools {
  say(line: string): void;
  /** The variables as they are set, before anything is filled in. */
  variables: Readonly<Record<string, string | undefined>>;
  mail: MailProbes;
  /** The gateway of the environment unless given. */
  payments?: PaymentProbes;
  lastHeard?: LastHeard;
}

/** Examines the vendors that are named, or all; answers the exit code. */
export async function runDoctor(
  args: readonly string[],
  env: Env,
  tools: DoctorTools,
): Promise<0 | 1 | 2> {
  const examinations: Record<string, () => Promise<Check[]>> = {
    environment: () => Promise.resolve(environmentChecks(env, tools.variables)),
    ordercloud: () => examineOrderCloud(env, tools.lastHeard),
    algolia: () => examineAlgolia(env),
    contentful: async () => [
      ...(await examineContentful(env)),
      ...(tools.lastHeard
        ? [heardCheck('Contentful', await tools.lastHeard('content'), now(), 24 * 14)]
        : []),
    ],
    braintree: () => examineBraintree(env, tools.payments ?? paymentProbes(env)),
    files: () => examineFiles(env, now()),
    maps: () => examineMaps(env),
    addresses: () => examineAddresses(env),
    tax: () => examineTax(env, now()),
    captcha: () => examineCaptcha(env),
    mail: () => examineMail(env, tools.mail),
  };
  const names = args.length > 0 ? args : Object.keys(examinations);
  if (!names.every((name) => name in examinations)) {
    tools.say(help);
    return 2;
  }
  const all: Findings[] = [];
  for (const name of names) {
    const findings = { vendor: name, checks: await examined(name, examinations[name]) };
    all.push(findings);
    for (const line of linesOf(findings)) tools.say(line);
  }
  const checks = all.flatMap((each) => each.checks);
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  tools.say(
    `\n${count('works')} things work, ${count('missing')} are missing, ${count('risky')} are risky.`,
  );
  return count('missing') > 0 ? 1 : 0;
}

/** One vendor's trouble keeps nobody from looking at the next. */
async function examined(name: string, examine: (() => Promise<Check[]>) | undefined) {
  try {
    return (await examine?.()) ?? [];
  } catch (error) {
    return [
      missing(
        `It could not be looked at: ${(error as Error).message}`,
        `See whether ${name} is reached from here.`,
      ),
    ];
  }
}

function environmentChecks(env: Env, variables: DoctorTools['variables']): Check[] {
  if (env.SHOP_ENV !== 'production')
    return [works('SHOP_ENV is test: what production asks for is not looked at.')];
  const faults = productionFaults(variables);
  return faults.length === 0
    ? [works('Production takes every variable.')]
    : faults.map(({ name, message }) =>
        missing(`${name} ${message}.`, `Set ${name} (docs/operations/settings.md).`),
      );
}

/** The gateway of an environment, asked with the vendor's own client. */
function paymentProbes(env: Env): PaymentProbes {
  const gateway = paymentGateway(env);
  return {
    clientToken: async () => (await gateway.clientToken.generate({})).clientToken,
    merchantAccount: (id) => gateway.merchantAccount.find(id),
  };
}
