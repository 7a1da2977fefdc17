import type { Env } from '@/lib/config/env';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import { isUnwritten } from '../files/first-files';
import { missing, risky, works, type Check } from './check';

const timeoutMs = 10_000;

const get = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });

const readable: Readonly<Record<string, (text: string) => unknown>> = {
  'buyerxp.json': (text) => {
    if (!parseBuyerSettings(JSON.parse(text))) throw new Error('These are no delivery settings.');
  },
  'colors.json': (text) => JSON.parse(text) as unknown,
  'redirects.json': (text) => JSON.parse(text) as unknown,
  'sitemap.xml': (text) => {
    if (!/<(urlset|sitemapindex)\b/.test(text)) throw new Error('It is no sitemap.');
  },
};

/** The four files of the blob store, and how long what writes them is good. */
export async function examineFiles(
  env: Pick<Env, 'FILES_URL' | 'FILES_SIGNATURE'>,
  now: Date,
): Promise<Check[]> {
  const files = await Promise.all(
    Object.entries(readable).map(async ([name, read]): Promise<Check> => {
      const todo = `Run \`npm run provision -- files\`, and let everybody read the container of FILES_URL (docs/operations/marketing.md).`;
      try {
        const answer = await get(`${env.FILES_URL}/${name}?guid=${crypto.randomUUID()}`);
        if (!answer.ok)
          return missing(
            answer.status === 404
              ? `${name} is not there.`
              : `${name} is not readable: ${answer.status}. A new storage account lets nobody read in public.`,
            todo,
          );
        const text = await answer.text();
        read(text);
        if (name === 'buyerxp.json' && isUnwritten(text))
          return risky(
            'buyerxp.json is as it was made: every day is closed.',
            'Write hours, runs, fees and the origin of the vans into it, and take its rule out: `npm run marketing -- buyerxp put FILE`.',
          );
        return works(`${name} is there and can be read.`);
      } catch (error) {
        return missing(`${name} does not hold what it should: ${(error as Error).message}`, todo);
      }
    }),
  );
  return [...files, signatureCheck(env.FILES_SIGNATURE, now)];
}

/** A shared access signature: what it may do (`sp`) and until when (`se`). Pure. */
export function signatureCheck(signature: string, now: Date): Check {
  const says = new URLSearchParams(signature.replace(/^\?/, ''));
  const todo =
    'Make a new signature that may read and write, and set FILES_SIGNATURE (docs/operations/keys.md).';
  const rights = says.get('sp') ?? '';
  if (!rights.includes('w')) return missing('FILES_SIGNATURE may not write.', todo);
  const end = says.get('se');
  if (!end) return works('FILES_SIGNATURE may write.');
  const days = Math.floor((Date.parse(end) - now.getTime()) / 86_400_000);
  if (!(days >= 0)) return missing(`FILES_SIGNATURE ended on ${end}.`, todo);
  return days < 30
    ? risky(`FILES_SIGNATURE ends in ${days} days.`, todo)
    : works(`FILES_SIGNATURE may write until ${end}.`);
}

/** Geocoding, suggestions and the address behind one. */
export async function examineMaps(env: Pick<Env, 'MAPS_URL' | 'MAPS_KEY'>): Promise<Check[]> {
  const interfaces = [
    ['geocode', 'address=55408', 'Geocoding API', 'no distance is known, so no van is offered'],
    [
      'place/autocomplete',
      'input=Lyndale&types=address',
      'Places API',
      'no address is suggested while somebody types',
    ],
  ] as const;
  return Promise.all(
    interfaces.map(async ([path, query, name, without]): Promise<Check> => {
      const todo = `Enable the ${name} for the project of MAPS_KEY, with billing, and let the key use it.`;
      try {
        const answer = await get(
          `${env.MAPS_URL}/maps/api/${path}/json?${query}&key=${env.MAPS_KEY}`,
        );
        const { status = String(answer.status), error_message: why = '' } =
          (await answer.json()) as { status?: string; error_message?: string };
        return status === 'OK' || status === 'ZERO_RESULTS'
          ? works(`The ${name} answers.`)
          : missing(`The ${name} is closed (${status}): ${without}. ${why}`.trim(), todo);
      } catch {
        return missing(`The ${name} does not answer at ${env.MAPS_URL}: ${without}.`, todo);
      }
    }),
  );
}

/** Whether the captcha service knows the secret. It says so of a token that is none. */
export async function examineCaptcha(
  env: Pick<Env, 'CAPTCHA_URL' | 'CAPTCHA_SECRET'>,
): Promise<Check[]> {
  try {
    const answer = await get(`${env.CAPTCHA_URL}/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: env.CAPTCHA_SECRET, response: 'none' }),
    });
    const { 'error-codes': codes = [] } = (await answer.json()) as { 'error-codes'?: string[] };
    return codes.includes('invalid-input-secret')
      ? [
          missing(
            'The captcha service does not know CAPTCHA_SECRET: nobody can register.',
            'Set CAPTCHA_SITE_KEY and CAPTCHA_SECRET to one pair of the service.',
          ),
        ]
      : [works('The captcha service knows CAPTCHA_SECRET.')];
  } catch {
    return [
      missing(
        `The captcha service does not answer at ${env.CAPTCHA_URL}: nobody can register.`,
        'Let the services reach it.',
      ),
    ];
  }
}

/** What the mail's sender needs: somebody who takes it, and a domain that says who may send for it. */
export interface MailProbes {
  /** Greets the provider with the configured user. Throws where it refuses. */
  greet(): Promise<unknown>;
  /** TXT records of a name; none where there is no such name. */
  textRecords(name: string): Promise<string[]>;
}

/** The mail provider and the sender's domain. */
export async function examineMail(
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>,
  { greet, textRecords }: MailProbes,
): Promise<Check[]> {
  const domain = /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? '';
  const provider = await greet().then(
    () => works('The mail provider takes us in.'),
    (error: unknown) =>
      missing(
        `The mail provider does not take us in: ${(error as Error).message}`,
        'Set SMTP_URL (smtps://user:password@host) to the provider’s.',
      ),
  );
  if (/\.(example|test|invalid|localhost)$/.test(domain))
    return [
      provider,
      missing(
        `MAIL_FROM is of ${domain}, a domain that nobody has: every mailbox refuses its mail.`,
        'Set MAIL_FROM to a mailbox of the retailer’s domain, which the provider has verified.',
      ),
    ];
  const spf = (await textRecords(domain)).some((text) => text.startsWith('v=spf1'));
  const dmarc = (await textRecords(`_dmarc.${domain}`)).some((text) => text.startsWith('v=DMARC1'));
  const lacks = [spf ? '' : 'SPF', dmarc ? '' : 'DMARC'].filter(Boolean);
  return [
    provider,
    lacks.length === 0
      ? works(`${domain} says who may send for it.`)
      : risky(
          `${domain} has no ${lacks.join(' and no ')} record: mail may be taken for spam.`,
          'Add the records the mail provider names to the domain.',
        ),
  ];
}
