import braintree, { BraintreeGateway, type Transaction } from 'braintree';
import type { Order, Product } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';

/** What the seller's back office and the gateway know of an order and a product. */
export interface Books {
  order: Pick<Order, 'IsSubmitted' | 'Total'>;
  /** Units left. */
  stock: number;
  /** Transactions that still hold money. */
  standing: number;
}

/** Reads the books past the shop, with the seller's own keys; of no order when `hasOrder` is false. */
export async function readBooks(
  platformUrl: string,
  orderID: string,
  productID: string,
  hasOrder = true,
): Promise<Books> {
  const { sellerClientID, sellerClientSecret } = localPlatform.commerce;
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: sellerClientID,
    client_secret: sellerClientSecret,
    scope: 'FullAccess',
  });
  const token = await json<{ access_token: string }>(`${platformUrl}/commerce/oauth/token`, {
    method: 'POST',
    body: form,
  });
  const read = <T>(path: string) =>
    json<T>(`${platformUrl}/commerce/v1${path}`, {
      headers: { authorization: `Bearer ${token.access_token}` },
    });
  const [order, product, standing] = await Promise.all([
    hasOrder ? read<Order>(`/orders/All/${orderID}`) : {},
    read<Product>(`/products/${productID}`),
    standingOf(platformUrl, orderID),
  ]);
  return { order, stock: product.Inventory?.QuantityAvailable ?? 0, standing };
}

/** How many of the gateway's transactions of an order still hold money, whatever attempt and tender they belong to. */
export async function standingOf(platformUrl: string, orderID: string): Promise<number> {
  return (await transactionsOf(platformUrl, orderID)).filter(
    ({ status }) => status !== 'voided' && !status.endsWith('declined'),
  ).length;
}

async function json<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

function transactionsOf(platformUrl: string, orderID: string): Promise<Transaction[]> {
  const { hostname, port } = new URL(platformUrl);
  const { merchantId, publicKey, privateKey } = localPlatform.payments;
  const environment = new braintree.Environment(hostname, port, platformUrl, false, hostname, port);
  const gateway = new BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  return new Promise((resolve, reject) => {
    const found: Transaction[] = [];
    const stream = gateway.transaction.search((search) => {
      search.orderId().startsWith(orderID);
    });
    stream.on('data', (transaction: Transaction) => found.push(transaction));
    stream.on('end', () => resolve(found));
    stream.on('error', reject);
    stream.resume();
  });
}
