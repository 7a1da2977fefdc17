import { XmlList, type XmlValue } from '../xml';
import type { PaymentMethod } from '../nonces';
import type { VaultCustomer, VaultedMethod } from './vault';

/** The element a method is answered under, by its kind. */
export function methodElement({
  kind,
}: PaymentMethod): 'credit-card' | 'paypal-account' | 'venmo-account' {
  if (kind === 'paypal') return 'paypal-account';
  return kind === 'venmo' ? 'venmo-account' : 'credit-card';
}

/** A method of the vault as the gateway writes it. */
export function methodXml({
  token,
  customerID,
  isDefault,
  method,
  createdAt,
  updatedAt,
}: VaultedMethod): XmlValue {
  const common = {
    token,
    customerId: customerID,
    default: isDefault,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    subscriptions: new XmlList('subscription', []),
  };
  if (method.kind === 'paypal') return { ...common, email: method.payerEmail ?? '' };
  if (method.kind === 'venmo')
    return {
      ...common,
      username: method.username ?? '',
      sourceDescription: `Venmo Account: ${method.username ?? ''}`,
    };
  return {
    ...common,
    cardType: method.cardType,
    bin: method.bin ?? null,
    last4: method.last4,
    cardholderName: method.cardholderName ?? null,
    expirationMonth: method.expirationMonth ?? null,
    expirationYear: method.expirationYear ?? null,
    expired: false,
    uniqueNumberIdentifier: method.identifier ?? null,
    customerLocation: 'US',
    verifications: new XmlList('verification', []),
  };
}

/** A nonce as the gateway shows it to the merchant: what it stands for, as far as that is no secret. */
export function nonceXml(
  nonce: string,
  { method, consumed }: { method: PaymentMethod; consumed: boolean },
): XmlValue {
  const common = {
    nonce,
    consumed,
    default: false,
    isLocked: false,
    securityQuestions: new XmlList('security-question', []),
  };
  if (method.kind === 'paypal')
    return {
      ...common,
      type: 'PayPalAccount',
      details: { payerInfo: { email: method.payerEmail ?? '' } },
    };
  if (method.kind === 'venmo')
    return { ...common, type: 'VenmoAccount', details: { username: method.username ?? '' } };
  const {
    cardType,
    bin = null,
    last4,
    expirationMonth = null,
    expirationYear = null,
    cardholderName = null,
  } = method;
  return {
    ...common,
    type: 'CreditCard',
    details: {
      bin,
      cardType,
      lastFour: last4,
      lastTwo: last4.slice(-2),
      expirationMonth,
      expirationYear,
      cardholderName,
    },
  };
}

/** A customer of the vault with their methods. */
export function customerXml({
  id,
  fields,
  methods,
  createdAt,
  updatedAt,
}: VaultCustomer): XmlValue {
  const of = (element: ReturnType<typeof methodElement>) =>
    new XmlList(
      element,
      methods.filter(({ method }) => methodElement(method) === element).map(methodXml),
    );
  const {
    first_name: firstName = null,
    last_name: lastName = null,
    company = null,
    email = null,
    phone = null,
    fax = null,
    website = null,
  } = fields;
  return {
    id,
    firstName,
    lastName,
    company,
    email,
    phone,
    fax,
    website,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    creditCards: of('credit-card'),
    paypalAccounts: of('paypal-account'),
    venmoAccounts: of('venmo-account'),
    addresses: new XmlList('address', []),
  };
}
