import type { StockLedgers, StockUser } from '@/platform/stock/stock-shape';
import type { OpeningBooks } from '@/services/integration/opening-books';

interface UserXp {
  CecsCustomerNumber?: string;
  EagleCustomerNumber?: string;
  LoyaltyID?: string;
}

/** The demo stock's customers and balances, as the retailer's own books take them over. */
export function openingBooksOf(users: readonly StockUser[], ledgers: StockLedgers): OpeningBooks {
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
