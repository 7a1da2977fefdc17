import type { StockUser } from '@/platform/stock/stock-shape';

/** A buyer's own address says what it may be used for; the vendor's base type of an address has no word for it. */
const usedFor = { Shipping: true, Billing: true };

/** An address of a customer's own book. */
export function address(
  ID: string,
  FirstName: string,
  LastName: string,
  Street1: string,
  City: string,
  Zip: string,
  Phone: string,
  NickName: string,
  addressType = 'Residence',
  CompanyName?: string,
): NonNullable<StockUser['addresses']>[number] {
  return {
    ID,
    AddressName: NickName,
    FirstName,
    LastName,
    Street1,
    City,
    State: 'MN',
    Zip,
    Country: 'US',
    Phone,
    ...(CompanyName ? { CompanyName } : {}),
    xp: { addressType, NickName },
    ...usedFor,
  };
}
