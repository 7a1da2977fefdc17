import { reportSearchEvent, searchEventSchema } from '@/lib/search/report-event.server';
import type { Shopper } from '@/lib/session/shopper';
import { sendInsight } from '@/lib/upstream/search/insights';

jest.mock('@/lib/upstream/search/insights', () => ({ sendInsight: jest.fn() }));

const visitor = { current: () => null } as unknown as Shopper;
const queryID = 'a'.repeat(32);

describe('what search analytics are told', () => {
  it.each([
    [
      { type: 'click', objectID: '100310', queryID, position: 3 },
      { eventType: 'click', eventName: 'Product Clicked', objectIDs: ['100310'], positions: [3] },
    ],
    [
      { type: 'conversion', objectID: '100310', queryID },
      {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'Product Added to Cart',
        objectIDs: ['100310'],
      },
    ],
  ])('of %j', async (report, event) => {
    await reportSearchEvent(visitor, searchEventSchema.parse(report));
    expect(sendInsight).toHaveBeenLastCalledWith({
      index: 'products',
      userToken: 'visitor',
      queryID,
      ...event,
    });
  });
});
