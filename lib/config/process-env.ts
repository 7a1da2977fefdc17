import { readFileSync } from 'node:fs';
import { adoptEnv, parseEnv, variableNames, type Env } from './env';

/** The end of a name whose value is the path of a file that holds the value. */
const ending = '_FILE';

/**
 * Puts into an environment what its files hold: `SESSION_SECRET_FILE=/run/secrets/session` sets SESSION_SECRET to the content of that file, without
 * the line break at its end; so for every variable there is. Throws an Error with one line per fault: a file that cannot be read or is
 * empty, and a variable that is set both ways. No content is told.
 */
export function fillFromFiles(source: Record<string, string | undefined>): void {
  const faults = variableNames.flatMap((name) => {
    const path = source[`${name}${ending}`];
    if (!path) return [];
    if (source[name])
      return [`  ${name}: is set, and ${name}${ending} as well: set one of the two`];
    const value = contentOf(path);
    if (value) {
      source[name] = value;
      delete source[`${name}${ending}`];
      return [];
    }
    return [`  ${name}${ending}: ${path} ${value === null ? 'cannot be read' : 'is empty'}`];
  });
  if (faults.length > 0) throw new Error(`The environment is not right:\n${faults.join('\n')}`);
}

/** The environment of this process or command, files included; everything in the process has it from now on. Throws like `parseEnv`. */
export function processEnv(scope?: Parameters<typeof parseEnv>[1]): Env {
  fillFromFiles(process.env);
  return adoptEnv(parseEnv(process.env, scope));
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
