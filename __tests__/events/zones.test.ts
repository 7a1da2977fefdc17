/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { dayTable } from './day-table';

/** The same table in processes of their own: a zone is fixed when a process starts. */
describe('the table of days', () => {
  const { text: script = '' } = buildSync({
    entryPoints: [`${__dirname}/zone-run.ts`], bundle: true, platform: 'node', format: 'cjs', write: false, tsconfig: `${process.cwd()}/tsconfig.json`,
  }).outputFiles[0] ?? {};

  it.each([['UTC', 0], ['America/Chicago', 19], ['Asia/Tokyo', 9]])('holds on a server in %s', (zone, hour) => {
    const answer: unknown = JSON.parse(execFileSync(process.execPath, ['-'], { input: script, env: { ...process.env, NODE_OPTIONS: '', TZ: zone }, encoding: 'utf8' }));
    expect(answer).toEqual({ zone, hour, checked: dayTable.length, wrong: [] });
  });
});
