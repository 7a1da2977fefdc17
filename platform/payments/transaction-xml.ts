import { localPlatform } from '@/lib/config/local-platform';
import { toDollars, type Cents } from '@/lib/core/money';
import type { PaymentTransaction } from './store';
import { XmlList, type XmlValue } from './xml';

const AUTHORISATION_DAYS = 7;

/** A transaction as the gateway writes it; amounts in dollars with two decimals. */
export function transactionXml(transaction: PaymentTransaction): XmlValue {
  const { method, outcome } = transaction;
  const createdAt = new Date(transaction.createdAt);
  const expiresAt = new Date(createdAt.getTime() + AUTHORISATION_DAYS * 86_400_000);
  return {
    id: transaction.id,
    globalId: Buffer.from(`transaction_${transaction.id}`).toString('base64url'),
    status: transaction.status,
    type: 'sale',
    currencyIsoCode: 'USD',
    amount: dollars(transaction.cents),
    amountRequested: dollars(transaction.history[0]?.cents ?? transaction.cents),
    merchantAccountId: localPlatform.payments.merchantId,
    orderId: transaction.orderID === '' ? null : transaction.orderID,
    createdAt,
    updatedAt: new Date(transaction.updatedAt),
    processorResponseCode: outcome.code,
    processorResponseText: outcome.text,
    processorResponseType: outcome.type === '' ? null : outcome.type,
    processorAuthorizationCode: outcome.status === 'authorized' ? transaction.id.slice(0, 6).toUpperCase() : null,
    gatewayRejectionReason: outcome.rejection ?? null,
    authorizationExpiresAt: outcome.status === 'authorized' ? expiresAt : null,
    cvvResponseCode: outcome.status === 'authorized' ? 'M' : 'I',
    paymentInstrumentType: 'credit_card',
    creditCard: { cardType: method.cardType, last4: method.last4, bin: null, token: null, customerLocation: 'US', imageUrl: '' },
    statusHistory: new XmlList('status-event', transaction.history.map((event) => ({
      timestamp: new Date(event.at), status: event.status, amount: dollars(event.cents), user: null, transactionSource: 'api',
    }))),
    disputes: new XmlList('dispute', []),
    refundIds: new XmlList('item', []),
    addOns: new XmlList('add-on', []),
    discounts: new XmlList('discount', []),
  };
}

function dollars(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}
