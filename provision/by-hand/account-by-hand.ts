import { risky, type Check } from '../doctor/check';
import type { Account } from '../step';

/** An account in which a person makes everything. */
interface ByHand {
  name: string;
  /** The variables it is looked at by, where they are the stand-in's still; `null` once they are set. */
  unset: string | null;
  examine(): Promise<readonly Check[]>;
  /** Where a person clicks what. */
  byHand: readonly string[];
}

/** An account without a step: what the doctor finds of it, once its variables are set, and where a person clicks what. */
export function accountByHand({ name, unset, examine, byHand }: ByHand): Account {
  return {
    name,
    steps: [],
    byHand: () => byHand,
    settings: () => [],
    examine: () =>
      unset
        ? Promise.resolve([
            risky(
              'It was not looked at: no keys of an account are set, so that the stand-in’s are used.',
              `Set ${unset}, and run this again.`,
            ),
          ])
        : examine(),
  };
}
