import { openDatabase } from '@/lib/database/open';
import { startTestBackEnd, type TestBackEnd } from '../../support/back-end';
import { shopping } from '../../support/shopping';

/** The back end of one suite, with the storefront's environment pointed at it. */
export function shopForSuite() {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    const db = await openDatabase({});
    backEnd = await startTestBackEnd(db);
    process.env.PLATFORM_PORT = String(backEnd.env.PLATFORM_PORT);
  }, 90_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });
  return { product: shop.product, backEnd: () => backEnd };
}
