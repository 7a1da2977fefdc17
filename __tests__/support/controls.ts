import type { z } from 'zod';
import type { BarrierRule } from '@/platform/faults/barriers';
import type { faultRuleSchema } from '@/platform/faults/fault-rule';
import type { LedgerEntry, LedgerQuery } from '@/platform/faults/ledger';
import { controlCall } from '@/scripts/prove/control';

/** Switches faults on, holds requests at barriers and reads the ledger of a running back end, over HTTP. */
export function controls(platformUrl: string) {
  const call = controlCall(platformUrl);

  /** Switches a fault on; what it answers switches it off. */
  const fault = async (rule: z.input<typeof faultRuleSchema>) => {
    const { id } = (await (await call('POST', '/faults', rule)).json()) as { id: string };
    return () => call('DELETE', `/faults/${id}`).then(() => undefined);
  };

  /** Sets a barrier up. */
  const barrier = async (name: string, rule: Partial<BarrierRule> = {}) => {
    await call('PUT', `/barriers/${name}`, rule);
    return {
      /** Waits until this many requests stand there. */
      reached: async (least: number) =>
        (
          (await (await call('GET', `/barriers/${name}?least=${least}`)).json()) as {
            waiting: number;
          }
        ).waiting,
      release: (count: number) => call('POST', `/barriers/${name}/release`, { count }),
      lower: () => call('DELETE', `/barriers/${name}`),
    };
  };

  const ledger = async (query: LedgerQuery = {}) => {
    const { effects, ...rest } = query;
    const params = new URLSearchParams(
      Object.entries({ ...rest, ...(effects && { effects: '1' }) }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    return (await (await call('GET', `/ledger?${params}`)).json()) as {
      last: number;
      entries: LedgerEntry[];
    };
  };

  return { fault, barrier, ledger };
}
