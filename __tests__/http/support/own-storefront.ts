import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Selector } from '@/platform/faults/selector';
import { revalidationPath } from '@/lib/cache/revalidation';
import { localPlatform } from '@/lib/config/local-platform';
import { signatureHeader, signBody, timestampHeader } from '@/lib/core/signature';
import { freePort } from '@/__tests__/support/free-port';
import { markedRoad } from './marked-road';
import { platformUrl, requester, type Answer } from './request';

/** A storefront of one test file: nothing cached, its breakers closed, its calls to the shared platform told apart from all others. */
export interface OwnStorefront {
  /** Where it answers. */
  url: string;
  request: ReturnType<typeof requester>;
  /** What a fault must match to meet this storefront only. */
  own: Pick<Selector, 'header'>;
  /** What it has logged, as parsed lines. */
  log: Record<string, unknown>[];
  /** Ends cached copies, as the indexer does after a change. */
  revalidate(tags: string[]): Promise<Answer>;
  stop(): Promise<void>;
  /** Ends it at once, whatever it was doing. */
  kill(): Promise<void>;
}

/** Starts the built storefront beside the one under test, with settings of its own where given. */
export async function ownStorefront(settings: Record<string, string> = {}): Promise<OwnStorefront> {
  const header = { 'x-test-owner': randomUUID() };
  const [road, port] = await Promise.all([markedRoad(platformUrl, header), freePort()]);
  const child = spawn(process.execPath, [join(process.cwd(), '.build', 'front.mjs')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATFORM_PORT: String(road.port),
      LOG_LEVEL: 'warn',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      NEXT_TELEMETRY_DISABLED: '1',
      ...settings,
    },
    // What the framework prints for pages that fail is what these tests bring about.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const log: Record<string, unknown>[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as Record<string, unknown>);
  });
  const shop = new URL(`http://localhost:${port}`);
  const request = requester(shop);
  while (
    child.exitCode === null &&
    (await request('/api/health').catch(() => null))?.status !== 200
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (child.exitCode !== null) throw new Error('The test storefront could not start.');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    await road.close();
  };
  return {
    url: shop.origin,
    request,
    log,
    own: { header },
    revalidate: (tags) => {
      const [at, body] = [Date.now(), JSON.stringify({ tags })];
      const secret = localPlatform.storefront.webhookSecret;
      return request(revalidationPath, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [timestampHeader]: String(at),
          [signatureHeader]: signBody(secret, at, body),
        },
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
