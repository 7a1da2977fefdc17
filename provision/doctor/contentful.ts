import type { Env } from '@/lib/config/env';
import { planOf } from '../apply';
import { messageSteps, type ContentSetupEnv } from '../contentful/account';
import { managementOf } from '../contentful/calls';
import { entrySteps } from '../contentful/entry-steps';
import { contentTypes, type DescribedType } from '../contentful/content-types';
import { lacksOf, type TypeThere } from '../contentful/type-lacks';
import { askAgain, saidNothing } from '../said-nothing';
import { missing, risky, works, type Check } from './check';

const timeoutMs = 10_000;

type ContentEnv = ContentSetupEnv &
  Pick<
    Env,
    'CONTENT_URL' | 'CONTENT_PREVIEW_URL' | 'CONTENT_ACCESS_TOKEN' | 'CONTENT_PREVIEW_TOKEN'
  >;

const setUp = 'Run `npm run provision -- contentful`.';

/** What works, is missing and is risky at the content service. */
export async function examineContentful(env: ContentEnv): Promise<Check[]> {
  const { CONTENT_SPACE: space, CONTENT_ENVIRONMENT: environment } = env;
  const path = `spaces/${space}/environments/${environment}/content_types?limit=1000`;
  const delivery = await read<{ items: (TypeThere & { sys: { id: string } })[] }>(
    `${env.CONTENT_URL}/${path}`,
    env.CONTENT_ACCESS_TOKEN,
  );
  const preview = await read(`${env.CONTENT_PREVIEW_URL}/${path}`, env.CONTENT_PREVIEW_TOKEN);
  if ('says' in delivery && delivery.isSilent)
    return [
      missing(
        `The content service does not answer at ${env.CONTENT_URL}.`,
        'Set CONTENT_URL to https://cdn.contentful.com (https://cdn.eu.contentful.com for a space of the EU), and let this machine reach it; or see the vendor’s status page.',
      ),
    ];
  const unsaid = [delivery, preview].find((each) => 'says' in each && each.isBusy);
  if (unsaid && 'says' in unsaid)
    return [missing(`The content service could not be asked: ${unsaid.says}.`, askAgain)];
  const where = `space ${space}, environment ${environment}`;
  return [
    ...('says' in delivery
      ? [
          missing(
            `CONTENT_ACCESS_TOKEN does not open ${where}: ${delivery.says}.`,
            'Set CONTENT_SPACE, CONTENT_ENVIRONMENT and CONTENT_ACCESS_TOKEN (a delivery token of that environment).',
          ),
        ]
      : [
          works(`CONTENT_ACCESS_TOKEN opens ${where}.`),
          ...typeChecks(
            contentTypes,
            delivery.answer.items.map(({ sys, ...type }) => ({ ...type, id: sys.id })),
          ),
        ]),
    'says' in preview && preview.isSilent
      ? risky(
          `Drafts were not seen: nobody answers at ${env.CONTENT_PREVIEW_URL}.`,
          'Set CONTENT_PREVIEW_URL to https://preview.contentful.com (https://preview.eu.contentful.com for a space of the EU), and let this machine reach it.',
        )
      : 'says' in preview
        ? risky(
            `CONTENT_PREVIEW_TOKEN does not open drafts of ${where}: ${preview.says}.`,
            'Set it to a preview token of that environment; editors cannot look at drafts without.',
          )
        : works('Drafts can be looked at.'),
    ...(await spaceChecks(env)),
  ];
}

/** Content types that are there against those that must be. Pure. */
export function typeChecks(
  wanted: readonly DescribedType[],
  there: readonly (TypeThere & { id: string })[],
): Check[] {
  const faults = wanted.flatMap((type) => {
    const found = there.find(({ id }) => id === type.id);
    if (!found) return [missing(`The content type ${type.id} is missing.`, setUp)];
    const lacks = lacksOf(type, found);
    return lacks.length > 0
      ? [missing(`The content type ${type.id} is another: ${lacks.join('; ')}.`, setUp)]
      : [];
  });
  return faults.length > 0 ? faults : [works(`All ${wanted.length} content types are there.`)];
}

/** Entries, webhook and secret against the description: seen with the management token alone. */
async function spaceChecks(env: ContentSetupEnv): Promise<Check[]> {
  const unseen =
    'Set CONTENT_MANAGEMENT_URL and CONTENT_MANAGEMENT_TOKEN for this one command, to see webhooks and the entries that the shop reads by name too.';
  try {
    const steps = [...entrySteps(managementOf(env)), ...messageSteps(managementOf(env), env)];
    const planned = await planOf({ name: '', steps, byHand: () => [], settings: () => [] });
    return planned.length === 0
      ? [works('The space is set up as described.')]
      : planned.map(({ step, found }) =>
          found.is === 'different'
            ? missing(`The ${step.what} is not as it should be: ${found.fields.join(', ')}.`, setUp)
            : missing(`There is no ${step.what}.`, setUp),
        );
  } catch (error) {
    return [
      risky(`The set-up of the space was not looked at: ${(error as Error).message}`, unseen),
    ];
  }
}

/** The answer of a read, or why there is none. */
async function read<T = unknown>(
  url: string,
  token: string,
): Promise<{ answer: T } | { says: string; isBusy?: boolean; isSilent?: boolean }> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { says: `it answers ${answer.status}`, isBusy: saidNothing(answer.status) };
    }
    return { answer: (await answer.json()) as T };
  } catch {
    return { says: 'it does not answer', isSilent: true };
  }
}
