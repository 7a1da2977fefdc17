import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { startProgram, until, type Program } from '../programs';

/** A Redis that keeps what it is told on disk, as docs/operations/storefronts.md advises. */
export interface RedisServer {
  url: string;
  /** Ends it and starts it again: with what it knew, or (`forgets`) killed and without anything. */
  restart(forgets: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Redis or Valkey (`binary`) on a port, with its files in a folder. */
export async function startRedis(
  binary: string,
  folder: string,
  port: number,
): Promise<RedisServer> {
  const url = `redis://127.0.0.1:${port}`;
  const data = join(folder, 'redis');
  const start = async (): Promise<Program> => {
    await mkdir(data, { recursive: true });
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data];
    const kept = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];
    const server = startProgram('Redis', [binary, ...settings, ...kept]);
    await until(server, async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      await client.connect();
      await client.ping().finally(() => client.destroy());
    });
    return server;
  };
  let server = await start();
  return {
    url,
    async restart(forgets) {
      await server.end(forgets ? 'SIGKILL' : 'SIGTERM');
      if (forgets) await rm(data, { recursive: true });
      server = await start();
    },
    stop: () => server.end(),
  };
}
