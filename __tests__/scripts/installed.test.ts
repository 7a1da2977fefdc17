/** @jest-environment node */
import { isInstalled } from '@/scripts/support/installed.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const project = { name: 'shop', devDependencies: { hono: '4.13.19' } };
const hono = { version: '4.13.19', integrity: 'sha512-a' };
const dev = { version: '30.5.2', integrity: 'sha512-b', dev: true };
const optional = { version: '0.28.2', optional: true };
const ofMachine = { ...optional, os: ['linux'], cpu: ['x64'] };
const lock = {
  packages: {
    '': project,
    services: { name: '@shop/services' },
    'node_modules/hono': hono,
    'node_modules/jest': dev,
  },
};
const withOptional = (wanted: object) => ({
  packages: { ...lock.packages, 'node_modules/esbuild': wanted },
});
const installed = { packages: { 'node_modules/hono': hono, 'node_modules/jest': dev } };

describe('packages of the lock file', () => {
  it.each<[string, object, object, boolean]>([
    ['all of them', lock, installed, true],
    ['a folder without packages', lock, {}, false],
    ['without those for development', lock, { packages: { 'node_modules/hono': hono } }, false],
    [
      'another version',
      lock,
      { packages: { ...installed.packages, 'node_modules/hono': { ...hono, version: '4.13.18' } } },
      false,
    ],
    [
      'the same version of other content',
      lock,
      {
        packages: {
          ...installed.packages,
          'node_modules/hono': { ...hono, integrity: 'sha512-c' },
        },
      },
      false,
    ],
    ['an optional one of this machine', withOptional(ofMachine), withOptional(ofMachine), true],
    ['without the optional one of this machine', withOptional(ofMachine), installed, false],
    [
      'without the one of this system whatever its processor',
      withOptional({ ...optional, os: ['linux'] }),
      installed,
      false,
    ],
    [
      'without the optional one of another system',
      withOptional({ ...ofMachine, os: ['darwin'] }),
      installed,
      true,
    ],
    [
      'without the optional one of another processor',
      withOptional({ ...ofMachine, cpu: ['arm64'] }),
      installed,
      true,
    ],
    [
      'without the optional one of a C library',
      withOptional({ ...ofMachine, libc: ['musl'] }),
      installed,
      true,
    ],
    [
      'without what an optional one of another system brings along',
      withOptional(optional),
      installed,
      true,
    ],
    [
      'without one for a system that is not optional',
      withOptional({ ...ofMachine, optional: undefined, os: ['darwin'] }),
      installed,
      false,
    ],
  ])('%s', (_, wanted, found, whole) => {
    expect(isInstalled(wanted, found, machine)).toBe(whole);
  });
});
