import { isDeepStrictEqual } from 'node:util';

/**
 * What is read of a lock file, the project's and the hidden one that npm leaves in `node_modules` when it has installed all of it.
 *
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 * @typedef {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */

/**
 * Whether every package of the lock file is installed as it says, but optional ones of another machine.
 *
 * @param {LockFile} lock
 * @param {LockFile} installed
 * @param {{ platform: string, arch: string }} machine as `process` names them
 * @returns {boolean}
 */
export function isInstalled({ packages = {} }, installed, machine) {
  // The project itself and its workspaces are no packages that anybody installs.
  const wanted = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  return wanted.every(([path, locked]) => {
    const found = installed.packages?.[path];
    if (found) return isDeepStrictEqual(found, locked);
    return locked.optional === true && !isFor(locked, machine);
  });
}

/**
 * Whether an optional package is certain to be for a machine: what names no system comes with another one, and a C library cannot be told from here.
 *
 * @param {LockedPackage} locked
 * @param {{ platform: string, arch: string }} machine
 */
function isFor({ os, cpu, libc }, { platform, arch }) {
  return libc === undefined && os?.includes(platform) === true && cpu?.includes(arch) !== false;
}
