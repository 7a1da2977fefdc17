import { localPlatform } from '@/lib/config/local-platform';
import { toDollars, type Cents } from '@/lib/core/money';
import { authorisationEnd } from './passing-time';
import type { PaymentTransaction } from './transaction';
import { verificationInfo } from './bank/lookup-json';
import { XmlList, type XmlValue } from './xml';

/** A transaction as the gateway writes it; amounts in dollars with two decimals. */
export function transactionXml(transaction: PaymentTransaction): XmlValue {
  const { outcome } = transaction;
  const createdAt = new Date(transaction.createdAt);
  return {
    id: transaction.id,
    globalId: Buffer.from(`transaction_${transaction.id}`).toString('base64url'),
    status: transaction.status,
    type: transaction.type ?? 'sale',
    currencyIsoCode: transaction.currency ?? 'USD',
    amount: dollars(transaction.cents),
    amountRequested: dollars(transaction.history[0]?.cents ?? transaction.cents),
    merchantAccountId: localPlatform.payments.merchantId,
    orderId: transaction.orderID === '' ? null : transaction.orderID,
    createdAt,
    updatedAt: new Date(transaction.updatedAt),
    processorResponseCode: outcome.code,
    processorResponseText: outcome.text,
    processorResponseType: outcome.type === '' ? null : outcome.type,
    processorAuthorizationCode:
      outcome.status === 'authorized' ? transaction.id.slice(0, 6).toUpperCase() : null,
    gatewayRejectionReason: outcome.rejection ?? null,
    authorizationExpiresAt: outcome.status === 'authorized' ? authorisationEnd(transaction) : null,
    ...checksOf(transaction),
    ...instrumentOf(transaction),
    three_d_secure_info: verificationXml(transaction.verification),
    customer: { id: transaction.customerID ?? null },
    refundedTransactionId: transaction.refundOf ?? null,
    statusHistory: new XmlList(
      'status-event',
      transaction.history.map((event) => ({
        timestamp: new Date(event.at),
        status: event.status,
        amount: dollars(event.cents),
        user: null,
        transactionSource: 'api',
      })),
    ),
    disputes: new XmlList('dispute', []),
    refundIds: new XmlList(
      'item',
      (transaction.refunds ?? []).map(({ id }) => id),
    ),
    addOns: new XmlList('add-on', []),
    discounts: new XmlList('discount', []),
  };
}

function verificationXml(verification: PaymentTransaction['verification']): XmlValue {
  if (!verification) return null;
  const {
    threeDSecureVersion: version,
    threeDSecureAuthenticationId: id,
    ...info
  } = verificationInfo(verification);
  return { ...info, three_d_secure_version: version, three_d_secure_authentication_id: id };
}

function checksOf({ method, outcome, addressCheck }: PaymentTransaction): Record<string, XmlValue> {
  if (method.kind) return { cvvResponseCode: null };
  return {
    cvvResponseCode: outcome.rejection ? 'I' : (method.cvvCode ?? 'M'),
    avsErrorResponseCode: addressCheck?.error ?? null,
    avsPostalCodeResponseCode: addressCheck?.postalCode ?? 'I',
    avsStreetAddressResponseCode: addressCheck?.street ?? 'I',
  };
}

function instrumentOf({
  id,
  method,
  token: vaulted,
}: PaymentTransaction): Record<string, XmlValue> {
  const token = vaulted ?? null;
  if (method.kind === 'paypal') {
    return {
      paymentInstrumentType: 'paypal_account',
      paypal: {
        token,
        payerEmail: method.payerEmail ?? '',
        authorizationId: id.toUpperCase(),
        imageUrl: '',
      },
    };
  }
  if (method.kind === 'venmo') {
    return {
      paymentInstrumentType: 'venmo_account',
      venmoAccount: {
        token,
        username: method.username ?? '',
        sourceDescription: `Venmo Account: ${method.username ?? ''}`,
        imageUrl: '',
      },
    };
  }
  return {
    paymentInstrumentType: 'credit_card',
    creditCard: {
      cardType: method.cardType,
      last4: method.last4,
      bin: method.bin ?? null,
      token,
      customerLocation: 'US',
      imageUrl: '',
      cardholderName: method.cardholderName ?? null,
      expirationMonth: method.expirationMonth ?? null,
      expirationYear: method.expirationYear ?? null,
      uniqueNumberIdentifier: method.identifier ?? null,
    },
  };
}

function dollars(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}
