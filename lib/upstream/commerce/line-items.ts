import 'server-only';
import { LineItems, type LineItem } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { isUpstreamError } from '../upstream-error';
import { commerceCall } from './client';
import { allPages } from './list-page';

/** Every line of an outgoing order. Throws `UpstreamError`. */
export function listLineItems(accessToken: string, orderID: string): Promise<LineItem[]> {
  return allPages((page) =>
    commerceCall('orders', 'LineItems.List', true, accessToken, (call) =>
      LineItems.List<LineItem>('Outgoing', orderID, { page, pageSize: limits.bulkPageSize }, call),
    ),
  );
}

/**
 * Adds a line under the caller's ID; the platform prices it and checks stock and limits. Repeatable: a line that exists under this ID counts as the one whose
 * response was lost. Throws `UpstreamError`.
 */
export async function createLineItem(
  accessToken: string,
  orderID: string,
  line: LineItem & { ID: string },
): Promise<void> {
  try {
    await commerceCall('orders', 'LineItems.Create', true, accessToken, (call) =>
      LineItems.Create<LineItem>('Outgoing', orderID, line, call),
    );
  } catch (error) {
    if (!isUpstreamError(error) || error.status !== 409 || error.code !== 'IdExists') throw error;
  }
}

/** Removes a line. Throws `UpstreamError`, 404 when it is gone already. */
export async function deleteLineItem(
  accessToken: string,
  orderID: string,
  lineItemID: string,
): Promise<void> {
  await commerceCall('orders', 'LineItems.Delete', false, accessToken, (call) =>
    LineItems.Delete('Outgoing', orderID, lineItemID, call),
  );
}
