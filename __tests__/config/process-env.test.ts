/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFromFiles } from '@/lib/config/process-env';
import { requirements } from '@/lib/config/production-table';

const folder = mkdtempSync(join(tmpdir(), 'lilac-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('variables from files', () => {
  it('every variable production asks for can be one, without the line break at its end', () => {
    const path = file('secret', 'what it holds \n');
    const source: Record<string, string | undefined> = Object.fromEntries(
      requirements.map(({ name }) => [`${name}_FILE`, path]),
    );
    fillFromFiles(source);
    expect(source).toEqual(
      Object.fromEntries(requirements.map(({ name }) => [name, 'what it holds '])),
    );
    fillFromFiles(source);
  });

  it('an empty variable beside a file is unset, and names of nothing are left alone', () => {
    const source = { MAPS_KEY: '', MAPS_KEY_FILE: file('key', 'k7'), SSL_CERT_FILE: '/nowhere' };
    fillFromFiles(source);
    expect(source).toEqual({ MAPS_KEY: 'k7', SSL_CERT_FILE: '/nowhere' });
  });

  it('every fault is told at once, and no content', () => {
    const source = {
      MAPS_KEY: 'in-the-environment',
      MAPS_KEY_FILE: file('key', 'in-the-file'),
      SMTP_URL_FILE: file('empty', '\n'),
      DATABASE_URL_FILE: join(folder, 'missing'),
    };
    expect(() => fillFromFiles(source)).toThrow(
      new Error(
        [
          'The environment is not right:',
          `  MAPS_KEY: is set, and MAPS_KEY_FILE as well: set one of the two`,
          `  DATABASE_URL_FILE: ${join(folder, 'missing')} cannot be read`,
          `  SMTP_URL_FILE: ${join(folder, 'empty')} is empty`,
        ].join('\n'),
      ),
    );
  });
});
