import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL server of a proof's own, with the programs that make and read backups. */
export interface PostgresServer {
  /** The address of a database. */
  url(database: string): string;
  create(database: string): Promise<void>;
  /** Throws the database away, whoever is connected. */
  drop(database: string): Promise<void>;
  /** A backup of the database as it is at this moment, as a file. */
  dump(database: string, file: string): Promise<void>;
  /** Reads a backup into an empty database. */
  restore(file: string, database: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on a port, by the programs of the installed PostgreSQL (`pg_config --bindir`). Throws in plain words where there is none. */
export async function startPostgresServer(port: number): Promise<PostgresServer> {
  const bin = programFolder();
  const [home, root] = [await mkdtemp(join(tmpdir(), 'lilac-drill-')), process.getuid?.() === 0];
  await chmod(home, 0o755);
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  // The server refuses to be root; Debian's package has a user for it.
  if (root) await chown(data, Number(idOf('-u')), Number(idOf('-g')));
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    return root
      ? promisify(execFile)('runuser', ['-u', 'postgres', '--', ...command], { cwd: data })
      : promisify(execFile)(command[0] ?? '', args, { cwd: data });
  };
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres');
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1`;
  await run('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start');
  const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  return {
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    create: async (database) => void (await run('createdb', ...server, database)),
    drop: async (database) => void (await run('dropdb', ...server, '--force', database)),
    dump: async (database, file) =>
      void (await run('pg_dump', ...server, '-Fc', '-f', join(data, file), database)),
    restore: async (file, database) =>
      void (await run('pg_restore', ...server, '-d', database, join(data, file))),
    stop: async () => {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(home, { recursive: true, force: true });
    },
  };
}

function programFolder(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('This needs PostgreSQL’s programs: install the package postgresql.');
  }
}

function idOf(what: '-u' | '-g'): string {
  return execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }).trim();
}
