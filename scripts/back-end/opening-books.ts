import { now } from '@/lib/core/time/clock';
import { buildStock } from '@/platform/stock/stock';
import type { StockLedgers, StockUser } from '@/platform/stock/stock-shape';
import type { Database } from '@/services/database/database';
import type { Integration } from '@/services/integration/app';
import type { OpeningBooks } from '@/services/integration/opening-books';

interface UserXp {
  CecsCustomerNumber?: string;
  EagleCustomerNumber?: string;
  LoyaltyID?: string;
}

/** The demo stock's customers and balances, as the retailer's own books take them over. */
function openingBooksOf(users: readonly StockUser[], ledgers: StockLedgers): OpeningBooks {
  const loyalty = new Map(ledgers.loyalty.map((account) => [account.userID, account]));
  const customers = users.flatMap(({ ID, xp }) => {
    const { CecsCustomerNumber, EagleCustomerNumber, LoyaltyID } = (xp ?? {}) as UserXp;
    const number =
      CecsCustomerNumber ?? (EagleCustomerNumber ? `C-${EagleCustomerNumber}` : undefined);
    if (!number) return [];
    const account = loyalty.get(ID);
    return {
      number,
      userID: ID,
      legacyID: EagleCustomerNumber ?? null,
      loyaltyID: LoyaltyID ?? null,
      cardNumber: account?.cardNumber ?? null,
      awardAccountID: account?.awardAccountID ?? null,
    };
  });
  return { ...ledgers, customers };
}

/** Has the services of a demo shop take over the balances of the stock, unless they hold accounts already: stocking anew gives nobody's money back. */
export async function openDemoBooks(
  db: Database,
  integration: Pick<Integration, 'load'>,
): Promise<void> {
  const [row] = await db.query<{ held: boolean }>(
    'select exists (select from services.ledger_account) as held',
  );
  if (row?.held) return;
  const { commerce, ledgers } = buildStock({ now: now() });
  if (ledgers) await integration.load(openingBooksOf(commerce.users, ledgers));
}
