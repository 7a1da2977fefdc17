import type { Env } from '@/lib/config/env';
import { signatureEnd } from '@/lib/config/blob-storage';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import { isUnwritten } from '../files/first-files';
import { askAgain, saidNothing } from '../said-nothing';
import { avataxCheck } from './avatax';
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

/** The four files of the blob store, how long what writes them, and photos into the private container, is good, and whether that container is there and private. */
export async function examineFiles(
  env: Pick<Env, 'FILES_URL' | 'FILES_SIGNATURE' | 'FILES_PRIVATE_URL' | 'FILES_PRIVATE_SIGNATURE'>,
  now: Date,
): Promise<Check[]> {
  const files = await Promise.all(
    Object.entries(readable).map(async ([name, read]): Promise<Check> => {
      const todo = `Run \`npm run provision -- files\`, and let everybody read the container of FILES_URL (docs/operations/marketing.md).`;
      try {
        const answer = await get(`${env.FILES_URL}/${name}?guid=${crypto.randomUUID()}`).catch(
          () => null,
        );
        if (!answer)
          return missing(
            `The blob storage does not answer at ${env.FILES_URL}: ${name} was not seen.`,
            'Set FILES_URL to the container’s address, and let this machine reach it; or see the vendor’s status page.',
          );
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
  return [
    ...files,
    signatureCheck('FILES_SIGNATURE', env.FILES_SIGNATURE, now),
    ...(await privateChecks(env, now)),
  ];
}

/** The container for photos: its signature, whether that opens it, and that nobody gets in without. Asks for a file that nobody has. */
async function privateChecks(
  env: Pick<Env, 'FILES_PRIVATE_URL' | 'FILES_PRIVATE_SIGNATURE'>,
  now: Date,
): Promise<Check[]> {
  const { FILES_PRIVATE_URL: url, FILES_PRIVATE_SIGNATURE: signature } = env;
  const signed = signatureCheck('FILES_PRIVATE_SIGNATURE', signature, now);
  const file = `${url}/${crypto.randomUUID()}`;
  const [byAnybody, bySignature] = await Promise.all(
    [file, `${file}?${signature}`].map((address) => refusalOfFile(address)),
  );
  if (!byAnybody || !bySignature)
    return [
      signed,
      missing(
        `The blob storage does not answer at ${url}: the private container was not seen.`,
        'Set FILES_PRIVATE_URL to the address of a private container of its own, and let this machine reach it; or see the vendor’s status page.',
      ),
    ];
  // Of a container that they may not read, strangers are not told that only the file is missing.
  if (byAnybody.code === 'BlobNotFound')
    return [
      signed,
      missing(
        `Everybody may read the container of FILES_PRIVATE_URL: photos of shipments show a porch.`,
        'Azure portal, the container, Change access level: Private. Or set FILES_PRIVATE_URL to a container that is.',
      ),
    ];
  if (signed.state === 'missing') return [signed];
  return [
    signed,
    bySignature.code === 'BlobNotFound'
      ? works('The private container is there, and opens by FILES_PRIVATE_SIGNATURE alone.')
      : missing(
          `FILES_PRIVATE_SIGNATURE does not open the container of FILES_PRIVATE_URL (${bySignature.status} ${bySignature.code}): no photo of a shipment is kept.`,
          saidNothing(bySignature.status)
            ? askAgain
            : 'Set FILES_PRIVATE_URL to the address of a private container that is there, and FILES_PRIVATE_SIGNATURE to one of that container (docs/operations/keys.md).',
        ),
  ];
}

/** How the storage refuses a file that is not there, by its own code; `null` where it does not answer. */
async function refusalOfFile(address: string): Promise<{ status: number; code: string } | null> {
  const answer = await get(address).catch(() => null);
  await answer?.body?.cancel();
  return answer && { status: answer.status, code: answer.headers.get('x-ms-error-code') ?? '' };
}

/** What each shared access signature must be allowed, by the letters of `sp`. */
const rightsOf = {
  FILES_SIGNATURE: { w: 'write' },
  FILES_PRIVATE_SIGNATURE: { r: 'read', w: 'write', d: 'delete' },
} as const satisfies Record<string, Record<string, string>>;

/** A shared access signature: what it may do (`sp`) and until when (`se`). Pure. */
export function signatureCheck(name: keyof typeof rightsOf, signature: string, now: Date): Check {
  const says = new URLSearchParams(signature.replace(/^\?/, ''));
  const wanted = Object.entries(rightsOf[name]);
  const may = `may ${inWords(wanted.map(([, word]) => word))}`;
  const todo = `Make a new signature that ${name === 'FILES_SIGNATURE' ? 'may read, create and write' : may}, and set ${name} (docs/operations/keys.md).`;
  const rights = says.get('sp') ?? '';
  const lacks = wanted.flatMap(([letter, word]) => (rights.includes(letter) ? [] : [word]));
  if (lacks.length > 0) return missing(`${name} may not ${lacks.join(', ')}.`, todo);
  const end = signatureEnd(signature);
  if (!end) return works(`${name} ${may}.`);
  const days = Math.floor((Date.parse(end) - now.getTime()) / 86_400_000);
  if (!(days >= 0)) return missing(`${name} ended on ${end}.`, todo);
  return days < 30
    ? risky(`${name} ends in ${days} days.`, todo)
    : works(`${name} ${may} until ${end}.`);
}

const inWords = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

/** What an interface of Google's says when it turns a question away. */
interface Refusal {
  status: string;
  why: string;
}

/** Geocoding, and suggestions by the interface that PLACES_API names. */
export async function examineMaps(
  env: Pick<Env, 'MAPS_URL' | 'MAPS_KEY' | 'PLACES_API' | 'PLACES_URL'>,
): Promise<Check[]> {
  const legacy = (path: string, query: string) => async () => {
    const answer = await get(`${env.MAPS_URL}/maps/api/${path}/json?${query}&key=${env.MAPS_KEY}`);
    const { status = String(answer.status), error_message: why = '' } = (await answer.json()) as {
      status?: string;
      error_message?: string;
    };
    return status === 'OK' || status === 'ZERO_RESULTS' ? null : { status, why };
  };
  const newPlaces = () =>
    googleRefusal(`${env.PLACES_URL}/v1/places:autocomplete`, env.MAPS_KEY, { input: 'Lyndale' });
  const withoutPlaces = 'no address is suggested while somebody types';
  const interfaces = [
    {
      name: 'Geocoding API',
      without: 'no distance is known, so no van is offered',
      url: env.MAPS_URL,
      refusal: legacy('geocode', 'address=55408'),
    },
    env.PLACES_API === 'new'
      ? {
          name: 'Places API (New)',
          without: withoutPlaces,
          url: env.PLACES_URL,
          refusal: newPlaces,
        }
      : {
          name: 'Places API',
          without: withoutPlaces,
          url: env.MAPS_URL,
          refusal: legacy('place/autocomplete', 'input=Lyndale&types=address'),
        },
  ];
  return Promise.all(interfaces.map((each) => googleCheck({ ...each, key: 'MAPS_KEY' })));
}

/** Why an interface of Google's turns a question away; `null` when it answers. Throws where nobody does. */
async function googleRefusal(url: string, key: string, body: object): Promise<Refusal | null> {
  const answer = await get(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
    body: JSON.stringify(body),
  });
  if (answer.ok) return null;
  const { error } = (await answer.json()) as { error?: { status?: string; message?: string } };
  return { status: error?.status ?? String(answer.status), why: error?.message ?? '' };
}

interface GoogleInterface {
  name: string;
  /** What the shop lacks without it. */
  without: string;
  url: string;
  key: 'MAPS_KEY' | 'ADDRESS_VALIDATION_KEY';
  refusal: () => Promise<Refusal | null>;
}

/** What Google says where it has been asked as often as it may be. */
const overQuota = new Set(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'RESOURCE_EXHAUSTED', '429']);

async function googleCheck({ name, without, url, key, refusal }: GoogleInterface): Promise<Check> {
  const todo = `Enable the ${name} for the project of ${key}, with billing, and let the key use it.`;
  try {
    const refused = await refusal();
    if (refused === null) return works(`The ${name} answers.`);
    const { status, why } = refused;
    return overQuota.has(status)
      ? missing(
          `The ${name} has reached its quota (${status}): ${without}. ${why}`.trim(),
          `Raise the quota of the ${name} for the project of ${key}, or wait until it begins anew.`,
        )
      : missing(`The ${name} is closed (${status}): ${without}. ${why}`.trim(), todo);
  } catch {
    return missing(`The ${name} does not answer at ${url}: ${without}.`, todo);
  }
}

/** Who validates addresses, where that is a vendor. */
export async function examineAddresses(
  env: Pick<
    Env,
    | 'ADDRESS_VALIDATION'
    | 'ADDRESS_VALIDATION_URL'
    | 'ADDRESS_VALIDATION_KEY'
    | 'AVATAX_URL'
    | 'AVATAX_ACCOUNT_ID'
    | 'AVATAX_LICENSE_KEY'
  >,
): Promise<Check[]> {
  const without = 'the shop’s own rules validate addresses';
  if (env.ADDRESS_VALIDATION === 'local')
    return [works('The shop’s own rules validate addresses: ADDRESS_VALIDATION names no vendor.')];
  if (env.ADDRESS_VALIDATION === 'google')
    return [
      await googleCheck({
        name: 'Address Validation API',
        without,
        url: env.ADDRESS_VALIDATION_URL,
        key: 'ADDRESS_VALIDATION_KEY',
        refusal: () =>
          googleRefusal(
            `${env.ADDRESS_VALIDATION_URL}/v1:validateAddress`,
            env.ADDRESS_VALIDATION_KEY,
            {
              address: { regionCode: 'US', addressLines: ['100 Lake St', 'Minneapolis MN 55408'] },
            },
          ),
      }),
    ];
  return [await avataxCheck(env, without)];
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
    if (saidNothing(answer.status)) throw new Error(`It answers ${answer.status}.`);
    const { 'error-codes': codes = [] } = (await answer.json()) as { 'error-codes'?: string[] };
    return codes.some((code) => ['invalid-input-secret', 'missing-input-secret'].includes(code))
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
