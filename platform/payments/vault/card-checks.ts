/** What a bank says about a security code, by the sandbox's documented values: matches, does not match, not verified, not provided, no participation. */
export function cvvCode(cvv: string | undefined): 'M' | 'N' | 'U' | 'I' | 'S' {
  switch (cvv ?? '') {
    case '':
      return 'I';
    case '200':
    case '2000':
      return 'N';
    case '201':
    case '2011':
      return 'U';
    case '301':
    case '3011':
      return 'S';
    default:
      return 'M';
  }
}

/** What the address check says, by the sandbox's documented values. */
export interface AddressCheck {
  error: 'E' | 'S' | null;
  postalCode: string;
  street: string;
}

/** Checks a billing address: postal codes 20000, 20001, 30000 and 30001, and streets that begin with 200 or 201, have a meaning. */
export function checkAddress(
  postalCode: string | undefined,
  street: string | undefined,
): AddressCheck {
  if (postalCode === '30000') return { error: 'E', postalCode: 'A', street: 'A' };
  if (postalCode === '30001') return { error: 'S', postalCode: 'A', street: 'A' };
  const number = /^\d+/.exec(street ?? '')?.[0];
  return {
    error: null,
    postalCode: answer(postalCode, '20000', '20001'),
    street: street ? answer(number ?? street, '200', '201') : 'I',
  };
}

function answer(value: string | undefined, wrong: string, unknown: string): 'M' | 'N' | 'U' | 'I' {
  if (!value) return 'I';
  if (value === wrong) return 'N';
  return value === unknown ? 'U' : 'M';
}
