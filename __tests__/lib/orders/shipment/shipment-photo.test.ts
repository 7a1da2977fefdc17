/** @jest-environment node */
import {
  shipmentLife,
  shipmentStates,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import { isPhotographed, shownPhotos, type KeptPhoto } from '@/lib/orders/shipment/shipment-photo';

const taken = (state: KeptPhoto['state'], more: Partial<KeptPhoto> = {}): KeptPhoto => ({
  id: `${state}-${more.round ?? 1}${more.shipmentID ?? ''}`,
  shipmentID: 'here',
  state,
  round: 1,
  width: 4,
  height: 3,
  ...more,
});
const all = [
  taken('delivered', { round: 2 }),
  taken('attempted'),
  taken('designed'),
  taken('delivered', { round: 1 }),
  taken('designed', { shipmentID: 'elsewhere' }),
];
const at = (state: ShipmentState, round: number) =>
  shipmentLife([{ key: 'k', state, round, at: '2026-11-25T20:14:00.000Z', note: null }]);

it.each<['sender' | 'recipient' | 'rescue', ShipmentState, number, string[]]>([
  ['sender', 'designed', 1, ['designed-1', 'attempted-1', 'delivered-1']],
  ['sender', 'attempted', 1, ['designed-1', 'attempted-1', 'delivered-1']],
  ['sender', 'received', 2, ['designed-1', 'delivered-2']],
  ['sender', 'delivered', 2, ['designed-1', 'delivered-2']],
  ['sender', 'delivered', 1, ['designed-1', 'delivered-1']],
  ['recipient', 'designed', 1, []],
  ['recipient', 'loaded', 1, []],
  ['recipient', 'attempted', 1, []],
  ['rescue', 'attempted', 1, []],
  ['recipient', 'returned', 1, []],
  ['recipient', 'delivered', 1, ['designed-1', 'delivered-1']],
  ['recipient', 'delivered', 2, ['designed-1', 'delivered-2']],
])('shows the %s of a shipment that is %s in round %i: %j', (role, state, round, ids) => {
  expect(shownPhotos(role, 'here', at(state, round), all).map(({ id }) => id)).toEqual(ids);
});

it('takes photos of what is finished, of a closed door, and of what was left', () => {
  expect(shipmentStates.filter(isPhotographed)).toEqual(['designed', 'attempted', 'delivered']);
});
