/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutFile } from '@/scripts/provision/arguments';
import { settingLine, settingsFile, withSetting } from '@/scripts/provision/settings-file';

describe('a setting as a line', () => {
  test.each([
    ['SEARCH_APP_ID=59691E169C', 'SEARCH_APP_ID=59691E169C'],
    ['FILES_URL=http://127.0.0.1:4700/files', 'FILES_URL=http://127.0.0.1:4700/files'],
    ['FILES_SIGNATURE=sp=rcw&sig=c%3D', "FILES_SIGNATURE='sp=rcw&sig=c%3D'"],
    ['MAIL_FROM=A Shop <a@b.com>', "MAIL_FROM='A Shop <a@b.com>'"],
    ['PRICE=$5', "PRICE='$5'"],
    ['EMPTY=', 'EMPTY='],
  ])('%s', (setting, line) => expect(settingLine(setting)).toBe(line));
});

describe('a file of settings', () => {
  test.each<[string, string, string, string]>([
    ['nothing', '', 'A=1', 'A=1\n'],
    ['others', 'B=2\n', 'A=1', 'B=2\nA=1\n'],
    ['no last line break', 'B=2', 'A=1', 'B=2\nA=1\n'],
    ['the same', 'A=1\nB=2\n', 'A=1', 'A=1\nB=2\n'],
    ['another value', '# shop\nA=0\n\nB=2\n', 'A=1', '# shop\nA=1\n\nB=2\n'],
    [
      'two of the name, of which a shell takes the last',
      'A=0\nB=2\nA=3\n',
      'A=1',
      'A=0\nB=2\nA=1\n',
    ],
    ['a name that begins alike', 'A_OLD=0\n', 'A=1', 'A_OLD=0\nA=1\n'],
    ['a comment that names it', '#A=0\n', 'A=1', '#A=0\nA=1\n'],
  ])('with %s takes a setting', (_what, text, setting, expected) => {
    expect(withSetting(text, setting)).toBe(expected);
  });

  it('is its owner’s alone, keeps what was there, and a shell and Node read what was told', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'lilac-settings-')), 'shop.env');
    const keep = settingsFile(path);
    const told = { FILES_SIGNATURE: 'sp=rcw&sig=c%3D&x=$HOME', MAIL_FROM: 'A Shop <a@b.com>' };
    for (const [name, value] of Object.entries(told)) keep(`${name}=${value}`);
    keep('no setting at all');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const show =
      'console.log(JSON.stringify([process.env.FILES_SIGNATURE, process.env.MAIL_FROM]))';
    const byShell = execFileSync('sh', [
      '-c',
      `set -a; . "$1"; "$2" -e "$3"`,
      'sh',
      path,
      process.execPath,
      show,
    ]);
    const byNode = execFileSync(process.execPath, [`--env-file=${path}`, '-e', show]);
    for (const read of [byShell, byNode])
      expect(JSON.parse(read.toString())).toEqual(Object.values(told));
    writeFileSync(path, `# mine\n${readFileSync(path, 'utf8')}`);
    keep('MAIL_FROM=shop@b.com');
    expect(readFileSync(path, 'utf8')).toBe(
      `# mine\nFILES_SIGNATURE='${told.FILES_SIGNATURE}'\nMAIL_FROM=shop@b.com\n`,
    );
  });

  it('is its owner’s alone as well where others could read it before', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'lilac-settings-')), 'shop.env');
    writeFileSync(path, 'A=1\n', { mode: 0o644 });
    settingsFile(path)('A=2');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe('A=2\n');
  });
});

test.each<[string[], string[], string | undefined]>([
  [['all'], ['all'], undefined],
  [['all', '--save', 'shop.env'], ['all'], 'shop.env'],
  [['--save', 'shop.env', 'all', '--dry-run'], ['all', '--dry-run'], 'shop.env'],
  [['all', '--save'], ['all', '--save'], undefined],
  [['all', '--save', '--dry-run'], ['all', '--save', '--dry-run'], undefined],
])('of %j the command has %j and the file is %s', (args, rest, file) => {
  expect(withoutFile(args)).toEqual({ args: rest, ...(file ? { file } : {}) });
});
