import { join } from 'node:path';
import { once } from 'node:events';
import { startProgram, until, type Program } from '../programs';

export type Settings = Record<string, string>;

/** What a command said, and with what it ended. */
interface Said {
  code: number | null;
  lines: string[];
}

/** Starts empty accounts at stand-ins, a process of their own, one of the `running`; returns the environment it prints. */
export async function openAccounts(env: Settings, running: Program[]): Promise<Settings> {
  const lines: string[] = [];
  const program = startProgram('accounts', [process.execPath, 'scripts/command.mjs', 'accounts'], {
    env: { ...env, NODE_ENV: 'production', LOG_LEVEL: 'info' },
    onLine: (line) => lines.push(line),
  });
  running.push(program);
  await until(program, () =>
    Promise.resolve(lines.some((line) => line.includes('accounts ready'))),
  );
  return settingsIn(lines);
}

/** Runs a command of the shop to its end, one of the `running` programs; `onLine` is told what it says meanwhile. */
export async function runCommand(
  args: readonly string[],
  env: Settings,
  running: Program[],
  onLine?: (line: string) => void,
): Promise<Said> {
  const lines: string[] = [];
  const [file = '', ...rest] = args;
  const program = startProgram(file, [process.execPath, join(process.cwd(), file), ...rest], {
    env: { ...env, NODE_ENV: 'production' },
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });
  running.push(program);
  const [code] = (await once(program.child, 'close')) as [number | null];
  return { code, lines };
}

/** The lines for an environment among what a command said. */
export function settingsIn(lines: readonly string[]): Settings {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /(?:^|: )([A-Z][A-Z_]+)=(.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}

/** Things that a run of `npm run provision` had to make or to change. */
export function planIn(lines: readonly string[]): string[] {
  return lines.filter((line) => /^ {2}(make|change) /.test(line));
}
