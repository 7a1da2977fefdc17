import type { System } from './systems';

/** Retries regained per second, and the most that can be saved up. */
const perSecond = 0.1;
const most = 20;
const budgets = new Map<System, { left: number; filledAt: number }>();

/** How many calls to a system may be repeated. */
export interface RetryBudget {
  /** Takes a retry, so that nobody else has it; `false` when none is left. */
  take(): boolean;
  /** Gives back one that was taken and not made. */
  giveBack(): void;
}

/** A budget of retries per system, shared by all its callers: every retry costs one, and one is regained every ten seconds, so that an outage is not amplified. */
export function retryBudget(system: System): RetryBudget {
  const budget = budgets.get(system) ?? { left: most, filledAt: Date.now() };
  budgets.set(system, budget);
  return {
    take: () => {
      const at = Date.now();
      budget.left = Math.min(
        most,
        budget.left + (Math.max(0, at - budget.filledAt) / 1000) * perSecond,
      );
      budget.filledAt = at;
      if (budget.left < 1) return false;
      budget.left -= 1;
      return true;
    },
    giveBack: () => {
      budget.left = Math.min(most, budget.left + 1);
    },
  };
}

/** The longest wait before a repeated call, since shoppers wait with it. */
export const longestRetryAfterMs = 2000;

/** For how long a system asks not to be called, by its response headers; `undefined` where it does not say. */
export function retryAfterOf(headers: Record<string, unknown> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return seconds >= 0 ? seconds * 1000 : undefined;
}
