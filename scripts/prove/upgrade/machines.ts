import { join } from 'node:path';
import { parseEnv } from '@/lib/config/env';
import type { ProcessName } from '@/lib/config/production-table';
import { makeDatabases, startPostgres } from '../../support/postgres';
import { startStandIns } from '../stand-ins';
import { openBalancer, type Balancer } from './balancer';
import { Fleet, type Running } from './fleet';

/** Less would do: a balancer looks four times a second. */
const drainSeconds = '3';

/** Everything that runs: stand-ins, PostgreSQL, two balancers, and the shop's processes behind them. */
export interface Machines {
  /** The shop's origin, as visitors know it. */
  origin: string;
  databaseUrl: string;
  balancers: Record<ProcessName, Balancer>;
  /** Starts a process of a release and waits until it gets requests. */
  begin(kind: ProcessName, folder: string): Promise<Running>;
  end(kind: ProcessName, running: Running): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts all but the shop's processes (the stand-ins in this one): storefronts take the ports after the one of their balancer, PORT; the balancer of the services takes
 * the second port after PLATFORM_PORT, and they the ones after that.
 */
export async function startMachines(env: Record<string, string>): Promise<Machines> {
  const fleet = new Fleet();
  const [port, platformPort] = [Number(env.PORT), Number(env.PLATFORM_PORT)];
  const ports: Record<ProcessName, number> = { storefront: port, services: platformPort + 2 };
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const postgres = await startPostgres();
    stops.push(() => postgres.stop());
    const [databaseUrl = '', forStandIns = ''] = await makeDatabases(postgres.url, [
      'services',
      'stand_ins',
    ]);
    const balancers = {
      storefront: await openBalancer(ports.storefront),
      services: await openBalancer(ports.services),
    };
    stops.push(() => Object.values(balancers).forEach((balancer) => balancer.close()));
    const { origin } = balancers.storefront;
    const common = {
      ...env,
      DRAIN_SECONDS: drainSeconds,
      SITE_ORIGIN: origin,
      APP_API_URL: `${balancers.services.origin}/app-api`,
      INTEGRATION_URL: `${balancers.services.origin}/integration`,
      INDEXER_URL: `${balancers.services.origin}/indexer`,
    };
    const environments: Record<ProcessName, Record<string, string>> = {
      storefront: {
        ...common,
        ASSETS_DIR: join(env.DATA_DIR ?? '', 'assets'),
        WARM_CATEGORIES: '6',
        TRUST_PROXY: '1',
      },
      services: { ...common, DATABASE_URL: databaseUrl, STOREFRONT_URLS: origin },
    };
    stops.push(await startStandIns(parseEnv(common), forStandIns), () => fleet.stop());
    return {
      origin,
      databaseUrl,
      balancers,
      begin: async (kind, folder) => {
        ports[kind] += 1;
        const file = kind === 'storefront' ? 'front.mjs' : 'services.mjs';
        const place = { folder, file, port: ports[kind], env: environments[kind] };
        return fleet.start(kind, balancers[kind], place);
      },
      end: (kind, running) => fleet.end(balancers[kind], running),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
