import type { LoggerOptions } from 'pino';

/** Every line the logs of this process wrote, general and security, oldest first. Fill it with `jest.mock('pino', () => jest.requireActual('…/log-lines').inMemory)`. */
export const logLines: string[] = [];

/** Stands for `pino`: the real one at its most talkative, into memory. */
export function inMemory(options: LoggerOptions) {
  const pino = jest.requireActual<typeof import('pino').default>('pino');
  return pino(
    { ...options, level: options.customLevels ? 'security' : 'debug' },
    { write: (line: string) => void logLines.push(line) },
  );
}

/** The lines of the security log. */
export function securityLines(): Record<string, unknown>[] {
  return logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ stream }) => stream === 'security');
}
