/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

describe('a command that is asked what it does', () => {
  it.each([
    ['accounts', ['scripts/command.mjs', 'accounts']],
    ['mails', ['scripts/command.mjs', 'mails']],
    ['house', ['scripts/command.mjs', 'house']],
    ['provision', ['scripts/command.mjs', 'provision']],
    ['doctor', ['scripts/command.mjs', 'doctor']],
    ['orders', ['scripts/command.mjs', 'orders']],
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

describe('a command that is asked wrongly', () => {
  it.each<[string[], RegExp]>([
    [['scripts/prove.mjs'], /^node scripts\/prove\.mjs PROOF[\s\S]*\n {2}money\n/],
    [['scripts/prove.mjs', 'figure'], /^There is no figure\.\n/],
    [['scripts/command.mjs', 'hause'], /^There is no hause\.\n[\s\S]*\n {2}house\n/],
    [['scripts/command.mjs', 'house', '--nonsense'], /^Unknown option '--nonsense'/],
    [['scripts/command.mjs', 'house', 'nowhere'], /^There is no checkout in nowhere\./],
    [['scripts/command.mjs', 'mails', '--nonsense'], /^npm run mails /],
    [['scripts/command.mjs', 'accounts', '--nonsense'], /^npm run accounts /],
  ])('%j says how, and ends with 2', (program, words) => {
    const { status, stderr } = spawnSync(process.execPath, program, {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(status).toBe(2);
  });

  it('the proofs are named to who asks for them', () => {
    const said = execFileSync(process.execPath, ['scripts/prove.mjs', '--help'], {
      encoding: 'utf8',
    });
    expect(said).toMatch(/\n {2}kills\n/);
    expect(said).not.toContain('figure');
  });
});
