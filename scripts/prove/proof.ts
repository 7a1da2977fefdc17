/** A running shop, as a proof may use and harm it. */
export interface RunningShop {
  shopUrl: string;
  platformUrl: string;
  frontPid: number;
  backEndPid: number;
  stop(): Promise<void>;
}

/** The back end alone. */
export type RunningBackEnd = Pick<RunningShop, 'backEndPid' | 'stop'>;

/** What a proof is given. `start` starts both processes, with `onLog` told each line of the storefront's log of requests; `startBackEnd` the back end alone, on the same data each time. */
export interface ProofInput {
  start(onLog?: (line: string) => void): Promise<RunningShop>;
  startBackEnd(): Promise<RunningBackEnd>;
  /** Throws the data away; the shop must be stopped. */
  empty(): Promise<void>;
  /** Runs the seed command on the same data. Throws when it fails. */
  seed(args: readonly string[]): Promise<void>;
  /** Folder of a package that only this proof needs, installed on first use. */
  pinned(name: string, version: string): Promise<string>;
  /** Where Chromium is, installed if need be; `undefined` when only Playwright's own is there. */
  chromium(): Promise<string | undefined>;
  /** Makes sure that there is a browser for the journeys. */
  journeyBrowser(): Promise<void>;
  platformUrl: string;
  args: string[];
  /** Environment of both processes, with a data directory of the proof's own. */
  env: Record<string, string>;
}
