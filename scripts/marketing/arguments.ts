import { parseArgs } from 'node:util';

/** What the command line was asked for. */
export type MarketingCommand =
  | { name: 'help' }
  | { name: 'redirects list'; contains: string }
  | { name: 'redirects test'; addresses: string[] }
  | { name: 'redirects dry-run'; file: string; rows: string | null }
  | { name: 'redirects add'; slug: string; destination: string | null }
  | { name: 'redirects remove'; slug: string }
  | { name: 'buyerxp put'; file: string }
  | { name: 'catalogue refresh' };

export const help = `npm run marketing -- COMMAND

  redirects list [TEXT]              every redirect, or those that contain TEXT, with where each ends
  redirects test ADDRESS…            where addresses would go now
  redirects dry-run FILE             where every old address of a file (one a line) would go; nothing is changed
            [--rows NEW.json]        … with these rows added: [{ "slug": "/old", "destination": "/new" }]
  redirects add OLD NEW              sends OLD to NEW, a path of the shop; an existing row is replaced
  redirects add OLD --gone           says for good that OLD is gone (410)
  redirects remove OLD               takes a redirect away
  buyerxp put FILE                   writes the buyer settings (hours, holidays, runs, fees, page meta) after checking them
  catalogue refresh                  has every storefront read the catalogue anew

Changes are live within seconds, without a restart. The addresses and the client (MARKETING_CLIENT_ID, MARKETING_CLIENT_SECRET) come
from the environment or .env. Ends with 0 when it is done, 1 when it is not, 2 for a command it does not know.`;

/** A command that makes no sense, in plain words. */
export class UsageError extends Error {}

/** Reads the words after `npm run marketing --`. Throws `UsageError`. */
export function marketingCommand(args: readonly string[]): MarketingCommand {
  const { values, positionals } = parsed(args);
  if (values.help || positionals.length === 0) return { name: 'help' };
  const [area = '', verb = '', ...rest] = positionals;
  const name = `${area} ${verb}`.trim();
  const only = (count: number, what: string) => {
    if (rest.length !== count) throw new UsageError(`${name} takes ${what}.`);
  };
  const [first = '', second = ''] = rest;
  switch (name) {
    case 'redirects list':
      if (rest.length > 1) throw new UsageError('redirects list takes one TEXT at most.');
      return { name, contains: first };
    case 'redirects test':
      if (rest.length === 0) throw new UsageError('redirects test takes one ADDRESS or more.');
      return { name, addresses: rest };
    case 'redirects dry-run':
      only(1, 'one FILE');
      return { name, file: first, rows: values.rows ?? null };
    case 'redirects add':
      only(
        values.gone ? 1 : 2,
        values.gone ? 'one OLD with --gone' : 'OLD and NEW, or OLD and --gone',
      );
      return { name, slug: first, destination: values.gone ? null : second };
    case 'redirects remove':
      only(1, 'one OLD');
      return { name, slug: first };
    case 'buyerxp put':
      only(1, 'one FILE');
      return { name, file: first };
    case 'catalogue refresh':
      only(0, 'nothing more');
      return { name };
    default:
      throw new UsageError(`There is no command “${name}”.`);
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        gone: { type: 'boolean' },
        rows: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
