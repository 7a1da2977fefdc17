/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

describe('a command that is asked what it does', () => {
  it.each([
    ['accounts', ['scripts/command.mjs', 'accounts']],
    ['mails', ['scripts/command.mjs', 'mails']],
    ['screens', ['scripts/screens.mjs']],
    ['seed', ['scripts/seed.mjs']],
  ])('%s says it and does nothing', (name, program) => {
    const said = execFileSync(process.execPath, [...program, '--help'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(said.split('\n')[0]).toMatch(new RegExp(`^npm run ${name} `));
    expect(existsSync('--help')).toBe(false);
  });
});
