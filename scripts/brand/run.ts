import type { Env } from '@/lib/config/env';
import { readBrandFile, type BrandFile } from '@/provision/brand/brand-file';
import {
  brandCommerceChecks,
  brandContentChecks,
  brandFilesChecks,
  brandVariableChecks,
} from '@/provision/brand/examine-accounts';
import {
  brandPictureChecks,
  brandValueChecks,
  type PublicFile,
} from '@/provision/brand/examine-file';
import { linesOf, missing, type Check } from '@/provision/doctor/check';

/** What the command does, and how it is asked. */
export const help = `npm run brand -- check
npm run brand -- use FILE

  check   says what still carries the demo shop's name: the brand file, icons, the environment, the accounts of files, content and commerce
  use     takes FILE as the brand of the next build, when every value of it is right

The brand is lib/config/brand-values.json: name, phone, mail address, where the vans go, what order numbers begin with.
Ends with 0 when nothing carries it, 1 when something does or FILE is not right, 2 for a command it does not know.`;

/** What the command works on. */
export interface BrandTools {
  say(line: string): void;
  /** The text of a file that was named; throws where it cannot be read. */
  read(path: string): Promise<string>;
  /** Puts a text in the place of lib/config/brand-values.json. */
  take(text: string): Promise<void>;
  /** The brand this shop is built with. */
  brand: BrandFile;
  publicFile: PublicFile;
}

/** Runs one command; returns the exit code. */
export async function runBrand(
  args: readonly string[],
  env: Env,
  tools: BrandTools,
): Promise<0 | 1 | 2> {
  const [command, file, ...more] = args;
  if (command === 'check' && file === undefined) return check(env, tools);
  if (command === 'use' && file !== undefined && more.length === 0) return use(file, tools);
  tools.say(help);
  return 2;
}

async function check(env: Env, { say, brand, publicFile }: BrandTools): Promise<0 | 1> {
  const places: Readonly<Record<string, () => Check[] | Promise<Check[]>>> = {
    'lib/config/brand-values.json': () => brandValueChecks(brand),
    pictures: () => brandPictureChecks(brand, publicFile),
    environment: () => brandVariableChecks(env),
    files: () => brandFilesChecks(env),
    content: () => brandContentChecks(env),
    commerce: () => brandCommerceChecks(env),
  };
  let faults = 0;
  for (const [place, examine] of Object.entries(places)) {
    const checks = await examined(place, examine);
    for (const line of linesOf({ vendor: place, checks })) say(line);
    faults += checks.filter(({ state }) => state === 'missing').length;
  }
  say(faults === 0 ? '\nNothing carries the demo shop’s name.' : `\n${faults} places carry it.`);
  return faults === 0 ? 0 : 1;
}

/** One place's trouble keeps nobody from looking at the next. */
async function examined(
  place: string,
  examine: () => Check[] | Promise<Check[]>,
): Promise<Check[]> {
  try {
    return await examine();
  } catch (error) {
    return [
      missing(
        `It could not be looked at: ${(error as Error).message}`,
        `Run \`npm run doctor\`, which says what ${place} lacks.`,
      ),
    ];
  }
}

async function use(file: string, { say, read, take }: BrandTools): Promise<0 | 1> {
  const text = await read(file);
  const found = readBrandFile(text);
  if ('faults' in found) {
    say(`${file} is not right, and nothing was changed:`);
    for (const fault of found.faults) say(`  ${fault}`);
    return 1;
  }
  await take(`${JSON.stringify(found.brand, null, 2)}\n`);
  say(`The brand is ${found.brand.name}. Build, and run \`npm run brand -- check\`.`);
  return 0;
}
