/** @jest-environment node */
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { compareTotals } from '@/scripts/prove/totals/compare';
import type { TotalsShop } from '@/scripts/prove/totals/order-maker';
import { oddProducts } from '@/scripts/prove/totals/products';
import { seededRandom } from '@/scripts/prove/totals/random';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { firstDay } from '../support/shopping';

describeOnServer('the total that was shown', (engine) => {
  let backEnd: TestBackEnd;
  let shop: TotalsShop;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    shop = {
      appApiUrl: backEnd.env.APP_API_URL,
      storeID: 'Store-lyndale',
      productIDs: await oddProducts(seededRandom(1), 12),
      busy: { pending: 0, refused: 0, unanswered: 0 },
      // A week ahead: no hour closes such a day while the orders are placed.
      days: {
        van: addChicagoDays(firstDay('LocalDelivery'), 7),
        parcel: addChicagoDays(firstDay('UPS'), 7),
        store: addChicagoDays(firstDay('InStorePickUp'), 7),
      },
    };
  }, 180_000);
  afterAll(() => backEnd.close());

  it('is what was submitted and paid, to the cent, in 50 orders', async () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= 50; seed += 1) {
      const fault = await compareTotals(shop, engine.name === 'postgres' ? seed : 1000 + seed);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  }, 180_000);
});
