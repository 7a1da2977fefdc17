import {
  Addresses,
  Auth,
  Me,
  type BuyerAddress,
  type BuyerProduct,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { allPages, allPagesById } from '@/lib/upstream/commerce/list-page';
import { missing, works, type Check } from '../doctor/check';
import { someOf } from '../doctor/some-of';
import { setupCalls } from '../ordercloud/calls';
import { demoMarksIn } from './demo-marks';

const timeoutMs = 10_000;

/** Variables that shoppers read. Pure. */
export function brandVariableChecks(env: Pick<Env, 'SITE_ORIGIN' | 'MAIL_FROM'>): Check[] {
  const { SITE_ORIGIN: origin, MAIL_FROM: from } = env;
  return [
    ...markedChecks(
      { MAIL_FROM: `@${from.split('@')[1] ?? from}` },
      (name) => `Set ${name} to a mailbox of your own domain.`,
    ),
    ...(/^https?:\/\/(localhost|127\.|\[)/.test(origin)
      ? [
          missing(
            'SITE_ORIGIN is an address of this machine: links in mails lead nowhere.',
            'Set SITE_ORIGIN to the shop’s public address.',
          ),
        ]
      : markedChecks(
          { SITE_ORIGIN: origin },
          (name) => `Set ${name} to the shop’s public address.`,
        )),
  ];
}

/** The retailer's settings, redirects and sitemap in the blob storage. */
export async function brandFilesChecks(env: Pick<Env, 'FILES_URL'>): Promise<Check[]> {
  const texts = await Promise.all(
    ['buyerxp.json', 'redirects.json', 'sitemap.xml'].map(async (name) => {
      const answer = await fetch(`${env.FILES_URL}/${name}?guid=${crypto.randomUUID()}`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      return [name, answer.ok ? await answer.text() : ''] as const;
    }),
  );
  return markedChecks(Object.fromEntries(texts), (name) =>
    name === 'sitemap.xml'
      ? 'Change it and upload it into the container of public files again.'
      : `Change it and put it back: \`npm run marketing -- ${name.replace('.json', '')}\` (docs/operations/marketing.md).`,
  );
}

interface ContentEntries {
  total: number;
  items: { sys: { id: string; contentType: { sys: { id: string } } }; fields: unknown }[];
}

/** Published entries of the content service, all of them. */
export async function brandContentChecks(
  env: Pick<Env, 'CONTENT_URL' | 'CONTENT_SPACE' | 'CONTENT_ENVIRONMENT' | 'CONTENT_ACCESS_TOKEN'>,
): Promise<Check[]> {
  const url = `${env.CONTENT_URL}/spaces/${env.CONTENT_SPACE}/environments/${env.CONTENT_ENVIRONMENT}/entries`;
  const marked: string[] = [];
  const size = 500;
  let total = 0;
  for (let skip = 0; skip === 0 || skip < total; skip += size) {
    const answer = await fetch(`${url}?limit=${size}&skip=${skip}&order=sys.id`, {
      headers: { authorization: `Bearer ${env.CONTENT_ACCESS_TOKEN}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`the content service answers ${answer.status}`);
    const page = (await answer.json()) as ContentEntries;
    total = page.total;
    for (const { sys, fields } of page.items)
      if (demoMarksIn(JSON.stringify(fields)).length > 0)
        marked.push(`${sys.id} (${sys.contentType.sys.id})`);
  }
  return [
    marked.length > 0
      ? missing(
          `${marked.length} of ${total} entries name the demo shop: ${someOf(marked)}.`,
          'Write your own in the content service’s web app.',
        )
      : works(`None of ${total} entries names the demo shop.`),
  ];
}

/** Stores and products of the commerce platform, as a visitor sees them: names, words and what they carry besides. */
export async function brandCommerceChecks(env: Env): Promise<Check[]> {
  setupCalls(env);
  const { access_token: accessToken } = await Auth.Anonymous(env.COMMERCE_CLIENT_ID, []);
  const token = { accessToken };
  const pageSize = 100;
  const stores = await allPages<BuyerAddress>((page) =>
    Addresses.List(env.COMMERCE_BUYER_ID, { filters: { ID: 'Store-*' }, page, pageSize }, token),
  );
  const products = await allPagesById<BuyerProduct, 'ID'>('ID', (page, filters) =>
    Me.ListProducts({ filters, page, pageSize, sortBy: ['ID'] }, token),
  );
  return [
    ownChecks(
      'stores',
      stores,
      'Write AddressName, Phone and xp of each store at the commerce platform (docs/operations/goods.md).',
    ),
    ownChecks('products', products, 'Write their names and descriptions at the commerce platform.'),
  ];
}

function ownChecks(what: string, all: readonly { ID?: string }[], todo: string): Check {
  const marked = all.filter((item) => demoMarksIn(JSON.stringify(item)).length > 0);
  if (marked.length === 0) return works(`${all.length} ${what} are your own.`);
  const names = someOf(marked.flatMap(({ ID }) => ID ?? []));
  return missing(`${marked.length} of ${all.length} ${what} are the demo shop’s: ${names}.`, todo);
}

function markedChecks(
  texts: Readonly<Record<string, string>>,
  todo: (name: string) => string,
): Check[] {
  return Object.entries(texts).map(([name, text]) => {
    const marks = demoMarksIn(text);
    return marks.length > 0
      ? missing(`${name} carries ${marks.join(' and ')}.`, todo(name))
      : works(`${name} carries nothing of the demo shop.`);
  });
}
