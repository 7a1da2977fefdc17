import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { holidayDate } from '@/lib/delivery/holidays';
import { closedHolidays } from '../settings/buyerxp';
import { withRecords, type ExpandedGroup } from '../catalogue/expand-group';
import { contentPictures } from '../content/content-pictures';
import { describeScene } from '../pictures/describe';
import type { EventChoice, EventDate, EventSource } from './event-source';
import { workshopPictures } from './workshop-pictures';
import { yearlyDates } from './yearly-dates';

const onSaleDaysAhead = 90;
const pictures = new Map(
  [...contentPictures, ...workshopPictures].map(({ name, scene }) => [
    name,
    describeScene(scene).alt,
  ]),
);

interface Session {
  productID: string;
  date: EventDate;
  choice: EventChoice;
  price: number;
  days: ChicagoDate[];
  lastDay: ChicagoDate;
}

/** Expands an event: every date is a product of its own; the group's default is the first date still to come. `today` is a Chicago day. */
export function expandEvent(
  event: EventSource,
  position: number,
  today: ChicagoDate,
): ExpandedGroup {
  const dates = [
    ...(event.dates ?? []),
    ...(event.yearly ?? []).flatMap((rule) => yearlyDates(rule, today)),
  ];
  const choices: readonly EventChoice[] = event.choices ?? [{ suffix: '' }];
  const sessions = dates.flatMap((date, index) =>
    choices.map((choice) => sessionOf(event, date, index, choice, today)),
  );
  const shown = sessions
    .filter(({ date }) => !date.hidden)
    .sort((a, b) => a.date.inDays - b.date.inDays);
  const main = shown.find(({ lastDay }) => lastDay >= today) ?? shown[0];
  return withRecords(
    {
      products: sessions.map((session) => ({
        ID: session.productID,
        Name: event.name,
        Description: event.description,
        Active: true,
        DefaultPriceScheduleID: session.productID,
        QuantityMultiplier: 1,
        Inventory: {
          Enabled: true,
          OrderCanExceed: false,
          VariantLevelTracking: false,
          QuantityAvailable: session.date.seats,
        },
        xp: xpOf(event, session, position, session === main),
      })),
      priceSchedules: sessions.map(({ productID, price }) => ({
        ID: productID,
        Name: `${event.name} ${productID}`,
        ApplyTax: false,
        ApplyShipping: false,
        MinQuantity: 1,
        MaxQuantity: 8,
        UseCumulativeQuantity: false,
        RestrictedQuantity: false,
        PriceBreaks: [{ Quantity: 1, Price: price }],
        xp: { Price: {} },
      })),
      specAssignments: [],
      categoryAssignments: sessions.map(({ productID }) => ({
        CategoryID: event.category,
        ProductID: productID,
        ListOrder: position,
      })),
    },
    today,
  );
}

function sessionOf(
  event: EventSource,
  date: EventDate,
  index: number,
  choice: EventChoice,
  today: ChicagoDate,
): Session {
  const days = [0, ...(date.alsoAfter ?? [])].map((after) =>
    openDay(addChicagoDays(today, date.inDays + after)),
  );
  const lastDay = days.at(-1) ?? today;
  const productID = [event.code, index === 0 ? '' : `D${index + 1}`, choice.suffix]
    .filter(Boolean)
    .join('-');
  return { productID, date, choice, price: choice.price ?? event.price, days, lastDay };
}

/** The day itself, or the next one on which the shops are open: no Sunday and no holiday. */
function openDay(day: ChicagoDate): ChicagoDate {
  const closed =
    chicagoWeekday(day) === 0 ||
    closedHolidays.some((name) => holidayDate(name, Number(day.slice(0, 4))) === day);
  return closed ? openDay(addChicagoDays(day, 1)) : day;
}

function xpOf(
  event: EventSource,
  { date, choice, days, lastDay }: Session,
  position: number,
  isDefault: boolean,
): ProductXp {
  const picture = pictureOf(event);
  return {
    ProductCode: event.code,
    WebFacingProductTitle: event.webTitle,
    CodeB2: 'N',
    CodeB3: '1',
    CodeB4: null,
    SafetyStock: 0,
    ReleaseDate1: addChicagoDays(days[0] ?? lastDay, -onSaleDaysAhead),
    ReleaseDate2: lastDay,
    IsWorkShopEvent: true,
    IsWorkshop: event.price > 0 ? 1 : 0,
    EventName: event.webTitle,
    EventRoom: event.room,
    IsDefaultProduct: isDefault,
    IsFeatured: event.featured ?? false,
    Visible: !date.hidden,
    Position: position,
    SpecsOptions: { Size: choice.size ?? null, Color: choice.color ?? null, ColorVarient: null },
    LocationID: event.storeID,
    EventDateTimes: Object.fromEntries(days.map((day) => [day, `${date.from}-${date.to}`])),
    Contentful: { Images: { List: picture, Gallery: [picture] } },
    Articles: [],
    DeliveryMethods: {
      InStorePickUp: { Enabled: true, LeadDays: 0 },
      CurbsidePickUp: { Enabled: false },
    },
    PrimaryCategoryID: event.category,
    Facets: {},
  };
}

function pictureOf(event: EventSource): { url: string; title: string } {
  const name = `workshops/${event.picture}`;
  return { url: `/pictures/${name}.webp`, title: pictures.get(name) ?? event.webTitle };
}
