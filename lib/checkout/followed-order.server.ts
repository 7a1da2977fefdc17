import 'server-only';
import type { LineItem, Order, Payment } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { isOrderToken } from '@/lib/core/order-link';
import { deliveryMethods } from '@/lib/delivery/method';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { parcelsOf, type Parcel } from '@/lib/orders/parcels';
import type { RecipientShipment } from '@/lib/orders/recipient-shipment';
import { shipmentStates, type ShipmentLife } from '@/lib/orders/shipment/shipment-life';
import { photographedStates, type ShipmentPhoto } from '@/lib/orders/shipment/shipment-photo';
import { followLink } from '@/lib/upstream/app-api/follow';
import { isRefusedWith } from '@/lib/upstream/upstream-error';

/** An order as its sender sees it, in the commerce platform's shapes; `null` for what was not read. */
export interface SendersOrder {
  order: Order;
  lines: LineItem[];
  payments: Payment[];
  parcels: Parcel[] | null;
  /** As it was placed; `null` for an order from before there was a record of that. */
  calculated: CalculatedOrder | null;
  happened: Happened;
}

/** The reported state of an order's shipments by shipment ID, as its sender sees it. A shipment without any report is missing. */
export interface Happened {
  lives: ReadonlyMap<string, ShipmentLife>;
  photos: Readonly<Record<string, ShipmentPhoto[]>>;
  /** Tokens of the links by which recipients follow their shipment, once it has left. */
  recipientLinks: Readonly<Record<string, string>>;
}

/** What a link shows. */
type FollowedOrder =
  { role: 'sender'; order: SendersOrder } | { role: 'recipient'; shipment: RecipientShipment };

const state = z.enum(shipmentStates);
const times = z.partialRecord(state, z.string());
const withID = z.looseObject({ ID: z.string() });

const livesSchema = z
  .array(
    z.object({
      ID: z.string(),
      State: state,
      Round: z.number(),
      At: z.string().nullable(),
      Note: z.string().nullable(),
      Times: times,
    }),
  )
  .transform(
    (all): ReadonlyMap<string, ShipmentLife> =>
      new Map(
        all.map(({ ID, State, Round, At, Note, Times }) => [
          ID,
          { state: State, round: Round, at: At, note: Note, times: Times },
        ]),
      ),
  );

const photosSchema = z.array(
  z.object({
    id: z.string(),
    state: z.enum(photographedStates),
    width: z.number(),
    height: z.number(),
  }),
);

const happened = {
  Shipments: livesSchema,
  Photos: z.record(z.string(), photosSchema).default({}),
  RecipientLinks: z.record(z.string(), z.string().refine(isOrderToken)).default({}),
};

const answer = z.object({
  data: z.discriminatedUnion('Role', [
    z.object({
      Role: z.literal('Sender'),
      Order: withID,
      LineItems: z.array(withID.extend({ ProductID: z.string() })),
      Payments: z.array(z.looseObject({ Type: z.string() })),
      Sent: z
        .array(z.object({ shipment: z.looseObject({}), items: z.array(z.looseObject({})) }))
        .nullable(),
      Calculated: z.unknown(),
      ...happened,
    }),
    z.object({
      Role: z.literal('Recipient'),
      Shipment: z.object({
        firstName: z.string(),
        city: z.string(),
        method: z.enum(deliveryMethods),
        date: z.string().nullable(),
        window: z.string().nullable().default(null),
        timePreference: z.enum(['AM', 'PM', 'NO PREF']).nullable(),
        life: z.object({
          state,
          round: z.number(),
          at: z.string().nullable(),
          note: z.string().nullable(),
          times,
        }),
        goods: z.array(z.string()).nullable(),
        card: z.array(z.string()).nullable(),
        photos: photosSchema.default([]),
      }),
    }),
  ]),
});

/** Narrows the App API's report about an order's shipments. Throws a `ZodError` for another shape. */
export function parseHappened(body: unknown): Happened {
  return happenedIn(z.object({ data: z.object(happened) }).parse(body).data);
}

function happenedIn({
  Shipments: lives,
  Photos: photos,
  RecipientLinks: recipientLinks,
}: z.output<z.ZodObject<typeof happened>>): Happened {
  return { lives, photos, recipientLinks };
}

function parseFollowed(body: unknown): FollowedOrder {
  const { data } = answer.parse(body);
  if (data.Role === 'Recipient') return { role: 'recipient', shipment: data.Shipment };
  return {
    role: 'sender',
    order: {
      order: data.Order as Order,
      lines: data.LineItems as LineItem[],
      payments: data.Payments as Payment[],
      parcels: data.Sent && parcelsOf(data.Sent as Parameters<typeof parcelsOf>[0]),
      calculated: data.Calculated === null ? null : parseCalculatedOrder(data.Calculated),
      happened: happenedIn(data),
    },
  };
}

/** What a link shows; `null` for one that opens nothing. Throws `UpstreamError`. */
export async function followedOrder(token: string): Promise<FollowedOrder | null> {
  if (!isOrderToken(token)) return null;
  try {
    return await followLink(token, parseFollowed);
  } catch (error) {
    if (isRefusedWith(error, 404)) return null;
    throw error;
  }
}

/** The order behind a sender's link; `null` for any other link. Throws `UpstreamError`. */
export async function sendersOrder(token: string): Promise<SendersOrder | null> {
  const followed = await followedOrder(token);
  return followed?.role === 'sender' ? followed.order : null;
}
