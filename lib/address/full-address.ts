interface AddressLines {
  CompanyName?: string | null;
  Street1?: string | null;
  Street2?: string | null;
  City?: string | null;
  State?: string | null;
  Zip?: string | null;
}

/** The address on one line, the `FullAddress` of specification A3: `100 Lyndale Ave S, Apt 2, Minneapolis, MN 55408`. */
export function fullAddress(address: AddressLines): string {
  const place = [address.State, address.Zip].filter(Boolean).join(' ');
  return [address.CompanyName, address.Street1, address.Street2, address.City, place]
    .filter(Boolean)
    .join(', ');
}
