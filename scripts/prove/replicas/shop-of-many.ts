import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, type Env } from '@/lib/config/env';
import { makeDatabases, startPostgres } from '../../support/postgres';
import { startProxy, takePurges, type CachingProxy, type Purges } from './caching-proxy';
import { startProgram, until, type Program } from '../programs';
import { startRedis, type RedisServer } from './redis-server';
import { startStandIns } from '../stand-ins';

/** A storefront and the port it listens on. */
interface Storefront {
  port: number;
  url: string;
  program: Program;
}

/** Storefronts and services on one machine, as an operations team would run them. */
export interface ShopOfMany {
  /** As the storefronts and the services have it. */
  env: Env;
  proxy: CachingProxy;
  proxyPort: number;
  redis: RedisServer;
  purges: Purges;
  /** Those that run. */
  storefronts(): readonly Storefront[];
  /** Starts one more; the proxy sends requests to it once it is ready. No other process hears of it. */
  add(): Promise<Storefront>;
  /** Kills one with -9. */
  kill(storefront: Storefront): Promise<void>;
  stop(): Promise<void>;
}

interface ShopLayout {
  env: Readonly<Record<string, string>>;
  binaries: { redis: string; nginx: string };
  storefronts: number;
  services: number;
}

const build = join(process.cwd(), '.build');
const heap = '--max-old-space-size=208';

/**
 * Starts PostgreSQL, Redis, the stand-ins (in this process), a proxy, and as many services and storefronts as wanted, on ports from PORT on. Throws when one of them
 * cannot start; what has started is stopped then.
 */
export async function startShopOfMany(layout: ShopLayout): Promise<ShopOfMany> {
  const { env, binaries } = layout;
  const folder = env.DATA_DIR!;
  const first = Number(env.PORT);
  const [proxyPort, servicesPort, purgePort, redisPort] = [first, first + 1, first + 2, first + 3];
  const servicePorts = Array.from({ length: layout.services }, (_, at) => first + 4 + at);
  let nextPort = first + 10;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each().catch(() => undefined);
  };
  try {
    await mkdir(folder, { recursive: true });
    const postgres = await startPostgres();
    stops.push(() => postgres.stop());
    const [forServices, forStandIns] = await makeDatabases(postgres.url, ['services', 'stand_ins']);
    const redis = await startRedis(binaries.redis, folder, redisPort);
    stops.push(() => redis.stop());
    const purges = await takePurges(folder, purgePort);
    stops.push(() => purges.stop());

    const services = `http://127.0.0.1:${servicesPort}`;
    const variables: Record<string, string> = {
      ...env,
      LOG_LEVEL: 'warn',
      SITE_ORIGIN: `http://localhost:${proxyPort}`,
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      APP_API_URL: `${services}/app-api`,
      INTEGRATION_URL: `${services}/integration`,
      INDEXER_URL: `${services}/indexer`,
      CDN_PURGE: 'http',
      CDN_PURGE_URL: purges.url,
      CDN_PURGE_KEY: purges.key,
    };
    const parsed = parseEnv(variables);
    stops.push(await startStandIns(parsed, forStandIns!));
    const start = async (name: string, file: string, port: number, more: object) => {
      const program = startProgram(
        `${name} on ${port}`,
        [process.execPath, heap, join(build, file)],
        {
          env: { ...process.env, ...variables, PORT: String(port), ...more },
          onLine: (line) =>
            line.includes('"level":50') && console.log(`${name} on ${port}: ${line}`),
        },
      );
      stops.push(() => program.end());
      await until(program, () => isReady(port));
      return { port, url: `http://127.0.0.1:${port}`, program };
    };
    await Promise.all(
      servicePorts.map((port) =>
        start('services', 'services.mjs', port, { DATABASE_URL: forServices }),
      ),
    );
    const running = new Set<Storefront>();
    const ports = () => [...running].map(({ port }) => port);
    const proxy = await startProxy({
      binary: binaries.nginx,
      folder,
      port: proxyPort,
      servicesPort,
      services: servicePorts,
      storefronts: Array.from({ length: layout.storefronts }, (_, at) => nextPort + at),
    });
    stops.push(() => proxy.stop());
    const add = async () => {
      const storefront = await start('storefront', 'front.mjs', nextPort++, {});
      running.add(storefront);
      await proxy.sendTo(ports());
      return storefront;
    };
    await Promise.all(Array.from({ length: layout.storefronts }, add));
    return {
      env: parsed,
      proxy,
      proxyPort,
      redis,
      purges,
      storefronts: () => [...running],
      add,
      kill: async (storefront) => {
        running.delete(storefront);
        await storefront.program.end('SIGKILL');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  const { degraded = [] } = (await answer.json()) as { degraded?: string[] };
  return answer.ok && !degraded.includes('redis');
}
