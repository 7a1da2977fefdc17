import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';

/** The zones the shop's servers may stand in, each with its hour at midnight UTC on a summer day. */
const zones = [
  ['UTC', 0],
  ['America/Chicago', 19],
  ['Asia/Tokyo', 9],
] as const;

/** Runs a script that calls `reportZone` in a process of each zone, and expects all its facts to hold: a zone is fixed when a process starts. */
export function itHoldsInEveryZone(entryPoint: string, checked: number): void {
  const { text: script = '' } =
    buildSync({
      entryPoints: [entryPoint],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      tsconfig: `${process.cwd()}/tsconfig.json`,
    }).outputFiles[0] ?? {};

  it.each(zones)('holds on a server in %s', (zone, hour) => {
    const answer: unknown = JSON.parse(
      execFileSync(process.execPath, ['-'], {
        input: script,
        env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
        encoding: 'utf8',
      }),
    );
    expect(answer).toEqual({ zone, hour, checked, wrong: [] });
  });
}
