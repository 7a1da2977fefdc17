import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 10_000;

/** How long the storefront took over its requests by its own log, in ms. */
export class ServerTimes {
  private readonly found = new Map<string, number[]>();

  /** Takes a line of the log in. */
  readonly read = (line: string): void => {
    if (!line.startsWith('{')) return;
    const { route, ms } = JSON.parse(line) as { route?: string; ms?: number };
    if (route === undefined || ms === undefined) return;
    this.found.set(route, [...(this.found.get(route) ?? []), ms]);
  };

  /** The times of the next `count` requests of a route, waited for. Throws an Error when the log does not have as many. */
  async next(route: string, count: number): Promise<number[]> {
    const until = Date.now() + patienceMs;
    while ((this.found.get(route)?.length ?? 0) < count) {
      if (Date.now() > until)
        throw new Error(
          `The log has ${this.found.get(route)?.length ?? 0} of ${count} requests of ${route}.`,
        );
      await wait(20);
    }
    const times = this.found.get(route) ?? [];
    this.found.delete(route);
    return times.slice(0, count);
  }
}
