import type { Caller } from './caller';

/** What a request finds on its context: the verified caller, and the commerce token they came with. */
export interface AppApiVariables {
  Variables: { accessToken: string; caller: Caller };
}
