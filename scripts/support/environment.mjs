import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { root } from './paths.mjs';

/** The environment of both processes: what is set, then `.env`, then the defaults; an empty value counts as unset. In production no secret is made up. */
export async function shopEnvironment(overrides = {}) {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const env = { ...envFile(), ...set, ...overrides };
  env.NODE_ENV ??= 'production';
  env.PORT ??= '3000';
  env.PLATFORM_PORT ??= '4000';
  env.DATA_DIR ??= '.data';
  env.NEXT_TELEMETRY_DISABLED = '1';
  if (!isAbsolute(env.DATA_DIR)) env.DATA_DIR = join(root, env.DATA_DIR);
  if (env.SHOP_ENV !== 'production') env.SESSION_SECRET ??= await storedSecret(env.DATA_DIR);
  return env;
}

/** The secret that seals sessions, made on the first start and kept where only its owner reads it. */
async function storedSecret(dataDir) {
  const path = join(dataDir, 'session-secret');
  if (existsSync(path)) return (await readFile(path, 'utf8')).trim();
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return (await readFile(path, 'utf8')).trim();
}

function envFile() {
  const path = join(root, '.env');
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(
    lines
      .filter((match) => match?.[2])
      .map((match) => [match[1], match[2].replace(/^(['"])(.*)\1$/, '$2')]),
  );
}
