import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {NonNullable<NodeJS.ProcessEnv['NODE_ENV']>} Mode */

/**
 * @typedef {Record<string, string> & {
 *   NODE_ENV: Mode;
 *   PORT: string;
 *   PLATFORM_PORT: string;
 *   DATA_DIR: string;
 * }} ShopEnvironment
 */

/**
 * The environment of both processes: what is set, then `.env`, then the defaults; an empty value counts as unset. No secret is made up in production, or where
 * several storefronts share one.
 *
 * @param {Record<string, string> & { NODE_ENV?: Mode }} [overrides]
 */
export async function shopEnvironment(overrides = {}) {
  /** @type {Record<string, string>} */
  const set = {};
  for (const [name, value] of Object.entries(process.env)) if (value) set[name] = value;
  /** @type {ShopEnvironment} */
  const env = {
    NODE_ENV: 'production',
    PORT: '3000',
    PLATFORM_PORT: '4000',
    DATA_DIR: '.data',
    ...envFile(),
    ...set,
    ...overrides,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  if (!isAbsolute(env.DATA_DIR)) env.DATA_DIR = join(root, env.DATA_DIR);
  const isAmongSeveral = Boolean(env.REDIS_URL ?? env.REDIS_URL_FILE);
  if (env.SHOP_ENV !== 'production' && !isAmongSeveral && !env.SESSION_SECRET_FILE)
    env.SESSION_SECRET ??= await storedSecret(env.DATA_DIR);
  return env;
}

/**
 * The secret that seals sessions, made on the first start and kept where only its owner reads it.
 *
 * @param {string} dataDir
 */
async function storedSecret(dataDir) {
  const path = join(dataDir, 'session-secret');
  if (existsSync(path)) return (await readFile(path, 'utf8')).trim();
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return (await readFile(path, 'utf8')).trim();
}

/** @returns {Record<string, string>} */
function envFile() {
  const path = join(root, '.env');
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((match) => {
      const [, name, value] = match ?? [];
      return name && value ? [[name, value.replace(/^(['"])(.*)\1$/, '$2')]] : [];
    }),
  );
}
