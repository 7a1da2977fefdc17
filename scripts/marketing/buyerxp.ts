import type { Env } from '@/lib/config/env';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { pageSettingsSchema } from '@/lib/seo/page-settings';
import { appApi, MarketingError } from './app-api';
import { jsonOf, textOfFile } from './redirects';

const mostFaults = 12;

/** Checks a file of buyer settings, page meta included, and writes it through the App API. */
export async function putBuyerSettings(
  env: Env,
  file: string,
  say: (line: string) => void,
): Promise<void> {
  const document = jsonOf(await textOfFile(file), file);
  const parsed = buyerSettingsSchema.safeParse(document);
  const faults = [
    ...(parsed.error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'the document'}: ${message}`,
    ),
    ...Object.entries(parsed.data?.xp.SeoPages ?? {}).flatMap(([page, meta]) => [
      ...(/^\/(?!\/)/.test(page) ? [] : [`xp.SeoPages: ${page} is no path of the shop`]),
      ...(pageSettingsSchema.safeParse(meta).error?.issues ?? []).map(
        ({ path, message }) => `xp.SeoPages ${page} ${path.join('.')}: ${message}`,
      ),
    ]),
  ];
  if (faults.length > 0)
    throw new MarketingError(
      [
        `${file} is not right, nothing was written:`,
        ...faults.slice(0, mostFaults).map((fault) => `  ${fault}`),
      ].join('\n'),
    );
  await appApi(env)('PUT', '/webdata/buyerxp', document);
  say(
    `${file} is written: ${Object.keys(parsed.data?.xp.SeoPages ?? {}).length} pages with meta of their own, ${parsed.data?.xp.Holidays.length ?? 0} holidays.`,
  );
}
