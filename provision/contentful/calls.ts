import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '@/lib/config/env';
import { SetupError } from '../setup-error';

const timeoutMs = 30_000;
const contentType = 'application/vnd.contentful.management.v1+json';
/** The vendor takes about seven calls a second, and says after how many seconds it takes more. */
const tries = 6;
const longestWaitMs = 10_000;

/** What of an environment opens a space for writing. */
export type ManagementEnv = Pick<
  Env,
  'CONTENT_MANAGEMENT_URL' | 'CONTENT_MANAGEMENT_TOKEN' | 'CONTENT_SPACE' | 'CONTENT_ENVIRONMENT'
>;

interface Write {
  body?: object;
  /** The version that is changed; unset for what is new. */
  version?: number;
  /** Of a new entry. */
  contentType?: string;
}

/** The management API of one space; paths are those below it. Everything throws `SetupError`. */
export interface Management {
  read<T>(path: string): Promise<T>;
  write<T>(path: string, what: Write): Promise<T>;
  /** Makes something whose ID the vendor chooses. */
  create<T>(path: string, body: object): Promise<T>;
  /** Brings a file, which waits a day for an asset that names it; its ID. */
  upload(file: Uint8Array): Promise<string>;
  /** The path of something in the environment. */
  within(path: string): string;
  /** The locale that fields are written in. */
  locale(): Promise<string>;
}

/** Opens a space by CONTENT_MANAGEMENT_TOKEN. Whether it opens is seen at the first call. */
export function managementOf(env: ManagementEnv): Management {
  const within = (path: string) => `environments/${env.CONTENT_ENVIRONMENT}/${path}`;
  let opened: Promise<string> | undefined;
  const locale = () => (opened ??= localeOf(env, within('locales')));
  return {
    within,
    locale,
    read: async (path) => {
      await locale();
      return call(env, 'GET', path);
    },
    create: async (path, body) => {
      await locale();
      return call(env, 'POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': contentType },
      });
    },
    upload: async (file) => {
      await locale();
      const { sys } = await call<{ sys: { id: string } }>(
        { ...env, CONTENT_MANAGEMENT_URL: uploadsOf(env.CONTENT_MANAGEMENT_URL) },
        'POST',
        within('uploads'),
        { body: file, headers: { 'content-type': 'application/octet-stream' } },
      );
      return sys.id;
    },
    write: async (path, { body, version, contentType: ofType }) => {
      await locale();
      return call(env, 'PUT', path, {
        body: body && JSON.stringify(body),
        headers: {
          'content-type': contentType,
          ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
          ...(ofType === undefined ? {} : { 'x-contentful-content-type': ofType }),
        },
      });
    },
  };
}

/** Where files are taken: the vendor has another host for them. */
export function uploadsOf(managementUrl: string): string {
  return managementUrl.replace(/^https:\/\/api\.((?:eu\.)?contentful\.com)$/, 'https://upload.$1');
}

async function localeOf(env: ManagementEnv, path: string): Promise<string> {
  try {
    const { items } = await call<{ items: { code: string; default?: boolean }[] }>(
      env,
      'GET',
      path,
    );
    return items.find((each) => each.default)?.code ?? items[0]?.code ?? 'en-US';
  } catch (error) {
    if (!(error instanceof SetupError) || error.status !== 404) throw error;
    throw new SetupError(
      `CONTENT_MANAGEMENT_TOKEN opens no space ${env.CONTENT_SPACE} with an environment ${env.CONTENT_ENVIRONMENT}: make them in the vendor’s web app, and set CONTENT_SPACE and CONTENT_ENVIRONMENT.`,
    );
  }
}

interface Init {
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

async function call<T>(
  env: ManagementEnv,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  init: Init = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await reach(env, method, path, init);
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
    if (answer.status === 429 && attempt < tries) {
      await answer.body?.cancel();
      const seconds = Number(answer.headers.get('x-contentful-ratelimit-reset') ?? 1);
      await wait(Math.min(seconds * 1000, longestWaitMs));
      continue;
    }
    throw new SetupError(await wordsOf(answer, `${method} ${path}`), answer.status);
  }
}

function reach(
  env: ManagementEnv,
  method: string,
  path: string,
  { body, headers }: Init,
): Promise<Response> {
  return fetch(`${env.CONTENT_MANAGEMENT_URL}/spaces/${env.CONTENT_SPACE}/${path}`, {
    method,
    body: body as BodyInit | undefined,
    headers: { ...headers, authorization: `Bearer ${env.CONTENT_MANAGEMENT_TOKEN}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new SetupError(`The content service at ${env.CONTENT_MANAGEMENT_URL} does not answer.`);
  });
}

async function wordsOf(answer: Response, what: string): Promise<string> {
  const {
    sys = {},
    message = '',
    details,
  } = (await answer.json().catch(() => ({}))) as {
    sys?: { id?: string };
    message?: string;
    details?: unknown;
  };
  if (answer.status === 401 || answer.status === 403)
    return 'The content service refuses CONTENT_MANAGEMENT_TOKEN: make one in its web app (Settings, CMA tokens) as somebody who administers the space.';
  return `The content service answers ${answer.status} ${sys.id ?? ''} to ${what}: ${message} ${details ? JSON.stringify(details) : ''}`.trim();
}
