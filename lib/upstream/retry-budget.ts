import type { System } from './systems';

const share = 0.1;
const most = 20;
const tokens = new Map<System, number>();

/** A budget of retries per system: every retry costs one token, tokens come back with time, so that an outage is not amplified. */
export function retryBudget(system: System): () => boolean {
  let filledAt = Date.now();
  tokens.set(system, tokens.get(system) ?? most);
  return () => {
    const elapsed = Date.now() - filledAt;
    filledAt = Date.now();
    const left = Math.min(most, (tokens.get(system) ?? most) + (elapsed / 1000) * share * 10);
    tokens.set(system, left >= 1 ? left - 1 : left);
    return left >= 1;
  };
}
