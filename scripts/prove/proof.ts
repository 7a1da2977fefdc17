/** A running shop, as a proof may use and harm it. */
export interface RunningShop {
  shopUrl: string;
  platformUrl: string;
  frontPid: number;
  backEndPid: number;
  stop(): Promise<void>;
}

/** What a proof is given. `start` starts both processes on the same data each time. */
export interface ProofInput {
  start(): Promise<RunningShop>;
  args: string[];
}
