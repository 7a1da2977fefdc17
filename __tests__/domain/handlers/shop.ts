import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '@/__tests__/support/back-end';
import { shopping } from '@/__tests__/support/shopping';

/** The back end of one suite, with the storefront's environment pointed at it. */
export function shopForSuite() {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    const db = await openStockedOnServer();
    backEnd = await startTestBackEnd(db);
    process.env.PLATFORM_PORT = String(backEnd.env.PLATFORM_PORT);
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });
  return { product: shop.product, backEnd: () => backEnd };
}
