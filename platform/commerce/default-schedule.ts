import type { Queryable } from '@/services/database/database';
import { refusal } from './errors';
import type { Json } from './engine/json';
import { findResource, type Key } from './engine/store';

/** Checks that the price schedule a product names exists. Throws `PriceSchedule.InvalidDefaultPriceScheduleID`. */
export async function checkDefaultSchedule(
  handle: Queryable,
  _key: Key,
  { DefaultPriceScheduleID: id }: Json,
): Promise<void> {
  if (typeof id !== 'string') return;
  if (!(await findResource(handle, { kind: 'PriceSchedule', parent: '', id })))
    throw refusal('PriceSchedule.InvalidDefaultPriceScheduleID', { DefaultPriceScheduleID: id });
}
