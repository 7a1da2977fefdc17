/** @jest-environment node */
import { firstDay } from '../support/shopping';
import { killableBackEnd } from '../support/killable';
import { crashRounds } from '@/scripts/prove/writes/crash-rounds';

describe('kill -9 at random moments under a load of writes', () => {
  // Six starts of a process: under a minute on two quiet cores, two minutes and more on busy ones.
  it('five times: nothing acknowledged is lost, nothing half-written is seen, the books agree', async () => {
    const victim = await killableBackEnd();
    const lines: string[] = [];
    try {
      const result = await crashRounds({
        victim, rounds: 5, settleEvery: 5, settleWithinMs: 90_000, report: (line) => lines.push(line),
        fulfillment: async () => ({ DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: firstDay('LocalDelivery') }),
      });
      expect({ faults: result.faults, lines }).toEqual({ faults: [], lines });
      // Rounds 1, 3 and 5 are killed after an order of theirs was answered as placed.
      expect([result.lines > 0, result.addresses > 0, result.answeredPlaced >= 3, result.placed >= result.answeredPlaced]).toEqual([true, true, true, true]);
    } finally {
      await victim.remove();
    }
  }, 480_000);
});
