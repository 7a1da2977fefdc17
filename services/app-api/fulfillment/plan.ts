import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { dateNeeded, lineXp, oneEmail } from '@/services/app-api/fulfillment/line-fields';
import type { DeliveryItem } from '@/lib/delivery/item';
import { isPickup } from '@/lib/delivery/method';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import {
  missingPlace,
  saysSomething,
  type FulfillmentParts,
} from '@/lib/orders/fulfillment-schema';
import { cardLineProblem } from '@/lib/orders/card-message';
import { groupShipments, lineMethod } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat } from '@/lib/orders/seat';
import { promiseToRecipient } from '@/lib/promise/terms-change';
import type { ShopProduct } from '../../upstream/commerce/products';
import type { LinePlan } from '../order/write-lines';
import { explicitChoice, keptChoice, methodsAt, type Choice, type Goods } from './choose';
import { placeOf, placeOfLine, type Place } from './place';
import { itemsOf } from '@/lib/promise/shipment-promise';

type PlannedLine = OrderLine & { addedAt: Date };

interface PlanInput {
  request: FulfillmentParts;
  /** All lines of the order, with when each was added. */
  lines: readonly PlannedLine[];
  products: ReadonlyMap<string, ShopProduct>;
  world: DeliveryWorld;
}

/**
 * Checks where, when and how lines are to go and returns what to write onto each (ruling 31). What the request leaves out, a line keeps as far as it still
 * holds: a new place chooses the method again, and a day that cannot be promised there has to be chosen again. Words may come before a place does. A seat stays
 * at its event: it is neither moved nor joined. A refusal names field and lines.
 */
export function planFulfillment({
  request,
  lines,
  products,
  world,
}: PlanInput): Result<LinePlan[], Problem> {
  const wanted = request.LineItemIDs
    ? lines.filter(({ id }) => request.LineItemIDs?.includes(id))
    : lines.filter((line) => !isSeat(line));
  if (
    wanted.length === 0 ||
    (request.LineItemIDs && wanted.length < new Set(request.LineItemIDs).size)
  ) {
    return err(problem('not-found', { field: 'LineItemIDs' }));
  }
  const seats = wanted.filter(isSeat);
  if (seats.length > 0)
    return err(
      problem('selections-invalid', { field: 'LineItemIDs', ids: seats.map(({ id }) => id) }),
    );
  if (!saysSomething(request)) return err(problem('bad-request'));
  const cardLine = refusedCardLine(request.CardMessage);
  if (cardLine) return err(problem('card-message-invalid', { field: cardLine }));
  const companion = lines.find((line) => line.id === request.WithLineItemID && !isSeat(line));
  if (request.WithLineItemID && !companion)
    return err(problem('not-found', { field: 'WithLineItemID' }));
  const named = companion ? placeOfLine(companion) : placeOf(request, world);
  if (!named && (companion || request.AddressType || missingPlace(request)))
    return err(problem('address-invalid', { field: placeField(request) }));

  const items = itemsOf({ lines: wanted }, products);
  const namedMethods = named ? methodsAt(named, items, world) : [];
  const plans: LinePlan[] = [];
  for (const [index, line] of wanted.entries()) {
    const place = named ?? placeOfLine(line);
    const item = items[index];
    const words = place ? null : wordsAlone(request);
    if (words) {
      plans.push({ lineID: line.id, address: null, dateNeeded: null, xp: words });
      continue;
    }
    if (!place || !item)
      return err(problem('address-invalid', { field: 'ShippingAddress', ids: [line.id] }));
    const choice = choiceFor({
      request,
      line,
      wanted,
      companion,
      place,
      namedMethod: namedMethods[index] ?? null,
      goods: { item, beside: named ? items : shipmentItems(line, lines, products) },
      products,
      world,
    });
    if (!choice.ok) return err({ ...choice.error, ids: wanted.map(({ id }) => id) });
    const { date } = choice.value;
    const mail = oneEmail(line, place);
    plans.push({
      lineID: line.id,
      address: place.address,
      dateNeeded: neededBy(date, line, world),
      xp: {
        ...lineXp({
          request,
          source: companion ?? line,
          place,
          choice: choice.value,
          product: products.get(line.productID),
          world,
        }),
        ...mail.xp,
      },
      ...(mail.specs ? { specs: mail.specs } : {}),
    });
  }
  return ok(plans);
}

/** The first card line the printer refuses (`CardMessage.line2`), or `null`. */
function refusedCardLine(card: FulfillmentParts['CardMessage']): string | null {
  const wrong = Object.entries(card ?? {}).find(
    ([, line]) => line !== undefined && cardLineProblem(line) !== null,
  );
  return wrong ? `CardMessage.${wrong[0]}` : null;
}

/** The words of a request that holds nothing else, since words need no place; `null` when it holds more. */
function wordsAlone({
  LineItemIDs: _lines,
  Units: _units,
  CardMessage,
  DeliveryNote,
  ...more
}: FulfillmentParts): LinePlan['xp'] | null {
  if (Object.values(more).some((part) => part !== undefined)) return null;
  return {
    ...(CardMessage === undefined ? {} : { CardMessage }),
    ...(DeliveryNote === undefined ? {} : { DeliveryNote }),
  };
}

/** The items of the shipment that a line is in now, its own included. */
function shipmentItems(
  line: OrderLine,
  lines: readonly OrderLine[],
  products: PlanInput['products'],
): DeliveryItem[] {
  const shipment = groupShipments(lines).find((group) => group.lines.includes(line));
  return shipment ? itemsOf(shipment, products) : [];
}

/** The instant a line is needed by; one already set for the same day is kept. */
function neededBy(date: string | null, line: PlannedLine, { now }: DeliveryWorld): string | null {
  if (date === null) return null;
  if (line.dateNeeded && line.xp.RequestedDeliveryDate === date) return line.dateNeeded;
  return dateNeeded(date, line.addedAt, now).toISOString();
}

interface ChoiceInput {
  request: FulfillmentParts;
  line: OrderLine;
  /** All lines the request is about. */
  wanted: OrderLine[];
  companion: OrderLine | undefined;
  place: Place;
  /** The default method of the named place. */
  namedMethod: Choice['method'];
  goods: Goods;
  products: PlanInput['products'];
  world: DeliveryWorld;
}

function choiceFor({
  request,
  line,
  wanted,
  companion,
  place,
  namedMethod,
  goods,
  products,
  world,
}: ChoiceInput): Result<Choice, Problem> {
  const { xp } = companion ?? line;
  const promised = linePromise(companion ?? line);
  const before: Choice = {
    method: lineMethod(companion ?? line),
    date: xp.RequestedDeliveryDate ?? promised?.Date ?? null,
    timePreference: xp.TimePreference ?? promised?.Run ?? null,
  };
  const { DeliveryMethod, RequestedDeliveryDate, TimePreference } = request;
  if (DeliveryMethod || RequestedDeliveryDate || TimePreference) {
    const wish: Choice = {
      method: DeliveryMethod ?? before.method ?? namedMethod,
      date: RequestedDeliveryDate ?? before.date,
      timePreference: TimePreference ?? (RequestedDeliveryDate ? 'NO PREF' : before.timePreference),
    };
    const chosen = explicitChoice(
      wish,
      Boolean(RequestedDeliveryDate || TimePreference),
      goods,
      place,
      world,
      wanted,
    );
    if (!chosen.ok || !chosen.value.promise || !request.AddressType) return chosen;
    const state = place.address.State ?? '';
    return ok({
      ...chosen.value,
      promise: promiseToRecipient(
        chosen.value.promise,
        promised,
        { lines: wanted },
        products,
        state,
        world.taxRates,
      ),
    });
  }
  const stays = !request.AddressType || reachesAlike(line, place, world);
  const kept = stays ? keptChoice(before, goods, place, world) : null;
  const wished = line.address ? null : (promised?.DeliveryMethod ?? null);
  const anew = () =>
    keptChoice({ ...before, method: wished }, goods, place, world) ??
    keptChoice({ ...before, method: namedMethod }, goods, place, world) ?? {
      method: null,
      date: null,
      timePreference: null,
    };
  return ok(kept ?? anew());
}

/** Whether a line's own place and another are reached in the same ways: a corrected phone number, say, changes nothing of the delivery. */
function reachesAlike(line: OrderLine, place: Place, { cities }: DeliveryWorld): boolean {
  const own = placeOfLine(line);
  if (own?.addressType !== place.addressType) return false;
  const vans = (zip: string | undefined) => localCityOf(zip ?? '', cities) !== null;
  return vans(own.address.Zip) === vans(place.address.Zip);
}

function placeField(request: FulfillmentParts): string {
  const { DeliveryMethod, AddressType } = request;
  if (DeliveryMethod && isPickup(DeliveryMethod)) return 'StoreID';
  return AddressType === 'Email' ? 'EmailTo' : 'ShippingAddress';
}
