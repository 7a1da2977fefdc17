import { platformUrl } from './request';
import { until, withinMs } from '@/__tests__/support/until';

interface Token {
  accessToken: string;
}

/** Waits until the services have nothing left to look at or to tell, the second telling of a change included (decision 017); with a seller's token. */
export function settled({ accessToken }: Token): Promise<number> {
  return until(
    async () => {
      const answer = await fetch(`${platformUrl}/app-api/operations/outbox`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return ((await answer.json()) as { data: { Waiting: number; Reindexing: number } }).data;
    },
    ({ Waiting, Reindexing }) => Waiting + Reindexing === 0,
    3 * withinMs,
  );
}
