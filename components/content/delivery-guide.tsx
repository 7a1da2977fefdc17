import { formatCents } from '@/lib/core/money';
import { clockWords } from '@/lib/core/time/day-words';
import type { DeliveryGuide as Guide } from '@/lib/delivery/zones/delivery-guide.server';
import type { DeliveryZone, ZoneMap } from '@/lib/delivery/zones/delivery-zones';
import { methodLabel } from '@/lib/delivery/method';
import { dotRadius, zoneNames, type NameSide } from '@/lib/delivery/zones/zone-names';
import { ZipCheck } from './zip-check';

/** How each zone is marked on the map and in the list; a fourth looks like the third. */
const looks = [
  { dot: 'fill-leaf-600', mark: 'bg-leaf-600' },
  { dot: 'fill-lilac-500', mark: 'bg-lilac-500' },
  { dot: 'fill-terra-600', mark: 'bg-terra-600' },
] as const;
const lookOf = (zone: number) => looks[Math.min(zone, looks.length - 1)] ?? looks[0];

/** Answers what delivery costs: the check of a ZIP, the map of zones and every fee, all of the settings that checkout charges by. */
export function DeliveryGuide({ guide }: { guide: Guide }) {
  const { zones, map, fees, cutOffs } = guide;
  const { SameDayDelivery, SameDayDeliveryCountDownTimer, NextDayAMDeliveryCutoff } = cutOffs;
  const others: [label: string, cents: number, more?: string][] = [
    [methodLabel('Courier'), fees.CourierCents, 'within hours, where a bouquet offers it'],
    [methodLabel('UPS'), fees.UPSCents, 'for what travels in a box'],
    [methodLabel('USPS'), fees.USPSCents, 'for gift cards'],
    [
      methodLabel('Wired'),
      fees.NationwideCents + fees.WireServiceCents,
      `through a florist near them, a ${formatCents(fees.WireServiceCents)} service fee included`,
    ],
    ['Pickup and curbside', fees.PickingFeeCents],
  ];
  return (
    <>
      <section
        aria-labelledby="check-heading"
        className="section rounded-panel bg-glass p-4 sm:p-8"
      >
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div>
            <h2 id="check-heading" className="text-h2">
              What a ZIP gets
            </h2>
            <div className="mt-4">
              <ZipCheck />
            </div>
            <ul className="mt-6 space-y-2">
              {SameDayDelivery && (
                <li>
                  <strong>Same day:</strong> order by{' '}
                  {clockWords(SameDayDeliveryCountDownTimer, true)}, Monday to Saturday.
                </li>
              )}
              <li>
                <strong>In the morning:</strong> order by{' '}
                {clockWords(NextDayAMDeliveryCutoff, true)} the day before.
              </li>
            </ul>
          </div>
          {map && <Zones map={map} zones={zones} />}
        </div>
      </section>
      <section aria-labelledby="fees-heading" className="section">
        <h2 id="fees-heading" className="text-h2">
          What it costs
        </h2>
        <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div>
            <h3 className="text-name">By our own vans</h3>
            <ul className="mt-2">
              {zones.map((zone, index) => (
                <ZoneRow key={zone.cents} zone={zone} index={index} before={zones[index - 1]} />
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-name">Other ways</h3>
            <dl className="nums mt-2">
              {others.map(([label, cents, more]) => (
                <div key={label} className="flex justify-between gap-4 border-t border-line py-3">
                  <dt>
                    <span className="font-strong">{label}</span>
                    {more && <span className="block text-sm text-ink-2">{more}</span>}
                  </dt>
                  <dd className="font-strong">{cents === 0 ? 'Free' : formatCents(cents)}</dd>
                </div>
              ))}
            </dl>
            <p className="border-t border-line pt-3 text-sm text-ink-2">
              Heavy goods carry a handling fee, shown on the product and in the cart before you pay.
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

/** `Up to 8 miles`, `8 to 16 miles`, `Beyond 16 miles`. */
function zoneName({ maxMiles }: DeliveryZone, before: DeliveryZone | undefined): string {
  if (maxMiles === null) return before ? `Beyond ${before.maxMiles} miles` : 'Anywhere we drive';
  return before ? `${before.maxMiles} to ${maxMiles} miles` : `Up to ${maxMiles} miles`;
}

/** One zone with its fee; its towns open on demand. */
function ZoneRow({
  zone,
  index,
  before,
}: {
  zone: DeliveryZone;
  index: number;
  before: DeliveryZone | undefined;
}) {
  return (
    <li className="border-t border-line py-3">
      <p className="nums flex items-center gap-3">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${lookOf(index).mark}`} />
        <span className="flex-1 font-strong">{zoneName(zone, before)}</span>
        <span className="font-strong">{formatCents(zone.cents)}</span>
      </p>
      {zone.towns.length > 0 && (
        <details className="pl-6">
          <summary className="tap cursor-pointer text-sm text-ink-2 underline underline-offset-4">
            {zone.towns.length === 1 ? 'One town' : `${zone.towns.length} towns`} and their ZIPs
          </summary>
          <ul className="nums mt-1 text-sm">
            {zone.towns.map(({ city, zips }) => (
              <li key={city} className="py-0.5">
                <span className="font-strong">{city}</span> {zips.join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** How many names a phone has room for. */
const namedOnPhones = 2;

const stands: Readonly<Record<NameSide, string>> = {
  below: '-translate-x-1/2 pt-0.5',
  above: '-translate-x-1/2 -translate-y-full pb-0.5',
  right: '-translate-y-1/2 pl-0.5',
  left: '-translate-x-full -translate-y-1/2 pr-0.5',
};

/** The map of zones: north is up, the shop in the middle of its circles. Names stand over it in letters that keep their size; a phone has room for two. */
function Zones({ map, zones }: { map: ZoneMap; zones: readonly DeliveryZone[] }) {
  const { left, top, width, height, places, rings } = map;
  const at = (x: number, y: number) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / height) * 100}%`,
  });
  return (
    <figure>
      <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={`Map of ${zones.length} delivery zones around our Lyndale glasshouses`}
          className="size-full overflow-hidden rounded-panel bg-card"
        >
          {[...rings].reverse().map((radius) => (
            <circle
              key={radius}
              r={radius}
              className="fill-leaf-600/8 stroke-leaf-600/50"
              strokeWidth={0.15}
            />
          ))}
          {places.map((place) => (
            <circle
              key={`${place.city} ${place.x} ${place.y}`}
              cx={place.x}
              cy={place.y}
              r={dotRadius(place)}
              className={lookOf(place.zone).dot}
            />
          ))}
          <path
            d="M0-1.1 1.1 0 0 1.1-1.1 0Z"
            className="fill-aubergine-800 stroke-card"
            strokeWidth={0.25}
          />
        </svg>
        <div aria-hidden="true" className="text-2xs">
          {rings.map((radius) => (
            <span
              key={radius}
              style={at(0, radius)}
              className="absolute -translate-x-1/2 -translate-y-1/2 rounded-pill bg-card px-1.5 font-strong text-leaf-700"
            >
              {radius} mi
            </span>
          ))}
          {zoneNames(map).map(({ city, x, y, side }, index) => (
            <span
              key={city}
              style={at(x, y)}
              className={`absolute whitespace-nowrap leading-none text-ink ${stands[side]} ${index < namedOnPhones ? '' : 'max-sm:hidden'}`}
            >
              {city}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-ink-2">
        Each dot is a town or a part of a city we drive to; the larger, the more ZIP codes.
      </figcaption>
    </figure>
  );
}
