import { join } from 'node:path';
import type { Env } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { openDatabase } from '@/services/database/open';
import { claimForRetailer, claimForStandIns } from '@/services/database/ownership';

/** Where the services keep their books, and where the stand-ins keep theirs. */
export interface Databases {
  services: Database;
  standIns: Database;
  /** Closes what was opened here. */
  close(): Promise<void>;
}

interface DatabaseChoice {
  env: Env;
  /** Open already; the caller closes it. */
  openedDatabase?: Database;
  /** Nothing is written to disk. */
  inMemory: boolean;
}

/**
 * Opens and claims the databases. Outside production both are one, which must be the stand-ins' own. In production the services' is the
 * retailer's, and stand-ins that are allowed have an embedded one under DATA_DIR. Throws an Error in plain words.
 */
export async function openDatabases({
  env,
  openedDatabase,
  inMemory,
}: DatabaseChoice): Promise<Databases> {
  const services =
    openedDatabase ??
    (await openDatabase(inMemory ? {} : { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }));
  const close = () => (openedDatabase ? Promise.resolve() : services.close());
  try {
    if (env.SHOP_ENV !== 'production') {
      await claimForStandIns(services, { embedded: !env.DATABASE_URL });
      return { services, standIns: services, close };
    }
    await claimForRetailer(services, { takesOverDemo: true });
    if (env.ALLOW_STAND_INS.length === 0) return { services, standIns: services, close };
    const standIns = await openDatabase(
      inMemory ? {} : { dataDir: join(env.DATA_DIR, 'stand-ins') },
    );
    return {
      services,
      standIns,
      close: async () => {
        await standIns.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
