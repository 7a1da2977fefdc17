import { join } from 'node:path';
import { startPostgres } from '../../support/postgres';
import { openBalancer, type Balancer } from './balancer';
import { Fleet, type Running } from './fleet';

/** Less would do: a balancer looks four times a second. */
const drainSeconds = '3';

export type Kind = 'storefront' | 'services';

/** Everything that runs: stand-ins, PostgreSQL, two balancers, and the shop's processes behind them. */
export interface Machines {
  /** The shop's origin, as visitors know it. */
  origin: string;
  databaseUrl: string;
  balancers: Record<Kind, Balancer>;
  /** Starts a process of a release and waits until it gets requests. */
  begin(kind: Kind, folder: string): Promise<Running>;
  end(kind: Kind, running: Running): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts all but the shop's processes: storefronts take the ports after the one of their balancer, PORT; the balancer of the services takes
 * the second port after PLATFORM_PORT, and they the ones after that.
 */
export async function startMachines(env: Record<string, string>): Promise<Machines> {
  const fleet = new Fleet();
  const [port, platformPort] = [Number(env.PORT), Number(env.PLATFORM_PORT)];
  const ports: Record<Kind, number> = { storefront: port, services: platformPort + 2 };
  const postgres = await startPostgres();
  const balancers = {
    storefront: await openBalancer(ports.storefront),
    services: await openBalancer(ports.services),
  };
  const { origin } = balancers.storefront;
  const common = { ...env, DRAIN_SECONDS: drainSeconds, SITE_ORIGIN: origin };
  const environments: Record<Kind, Record<string, string>> = {
    storefront: {
      ...common,
      APP_API_URL: `${balancers.services.origin}/app-api`,
      INTEGRATION_URL: `${balancers.services.origin}/integration`,
      ASSETS_DIR: join(env.DATA_DIR ?? '', 'assets'),
      WARM_CATEGORIES: '6',
      TRUST_PROXY: '1',
    },
    services: { ...common, DATABASE_URL: postgres.url, STOREFRONT_URLS: origin },
  };
  const stop = async () => {
    await fleet.stop();
    for (const balancer of Object.values(balancers)) balancer.close();
    await postgres.stop();
  };
  try {
    await fleet.start(
      'stand-ins',
      { folder: process.cwd(), file: 'stand-ins.mjs', port: platformPort, env },
      '/',
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    databaseUrl: postgres.url,
    balancers,
    begin: async (kind, folder) => {
      ports[kind] += 1;
      const file = kind === 'storefront' ? 'front.mjs' : 'services.mjs';
      const place = { folder, file, port: ports[kind], env: environments[kind] };
      const running = await fleet.start(kind, place);
      await fleet.join(balancers[kind], running);
      return running;
    },
    end: (kind, running) => fleet.end(balancers[kind], running),
    stop,
  };
}
