import { parseArgs } from 'node:util';
import { processEnv } from '@/lib/config/process-env';
import { signPage, watchPage } from './watch';

const help = `npm run watch:payment-page -- URL [options]

Compares what a browser receives with the payment page (headers, inline scripts, every script that can be loaded, frames and handlers
in the markup) with a signed baseline. Ends with 0 when nothing differs, 1 with a line for each difference, 2 when it cannot be said. The key is
PAYMENT_PAGE_KEY, at least 32 characters; what PAYMENT_PAGE_KEY_PREVIOUS has signed is still compared.

  --baseline FILE   the signed baseline (payment-page-baseline.json)
  --sign            sign what is received now, when each script is one of this build
  --inventory FILE  what the build made (.build/payment-page-scripts.json), with --sign
  --ignore NAME     a header that is not compared, with --sign; can be given again`;

try {
  const {
    values,
    positionals: [url],
  } = parseArgs({
    allowPositionals: true,
    options: {
      baseline: { type: 'string', default: 'payment-page-baseline.json' },
      sign: { type: 'boolean' },
      inventory: { type: 'string', default: '.build/payment-page-scripts.json' },
      ignore: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) console.log(help);
  else process.exitCode = await run(url, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function run(
  url: string | undefined,
  {
    baseline: file,
    sign,
    inventory,
    ignore = [],
  }: { baseline: string; sign?: boolean; inventory: string; ignore?: string[] },
): Promise<number> {
  const { PAYMENT_PAGE_KEY: key, PAYMENT_PAGE_KEY_PREVIOUS: keyBefore } = processEnv([
    'PAYMENT_PAGE_KEY',
    'PAYMENT_PAGE_KEY_PREVIOUS',
  ]);
  if (!url || !URL.canParse(url))
    throw new Error(
      'Name the address of the payment page: npm run watch:payment-page -- https://…/checkout',
    );
  if (!key) throw new Error('Set PAYMENT_PAGE_KEY, the key the baseline is signed with.');
  const page = {
    url: new URL(url).href,
    keys: [key, keyBefore] as const,
    file,
    ignored: ignore.map((name) => name.toLowerCase()),
  };
  const faults = sign
    ? await signPage(page, inventory, new Date().toISOString())
    : await watchPage(page);
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length > 0
      ? `${faults.length} differences.`
      : sign
        ? `Signed into ${file}.`
        : 'As signed.',
  );
  return faults.length > 0 ? 1 : 0;
}
