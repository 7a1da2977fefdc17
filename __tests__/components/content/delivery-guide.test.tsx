import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryGuide } from '@/components/content/delivery-guide';
import { formatCents } from '@/lib/core/money';
import { deliveryZones, zoneMap } from '@/lib/delivery/zones/delivery-zones';
import type { ZipAnswer } from '@/lib/delivery/zones/zip-answer';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { settingsWith } from '@/__tests__/lib/delivery/world';

const settings = settingsWith();
const { Origin, Fees } = settings.xp;
const cities = [
  { zip: '55408', city: 'Minneapolis', location: Origin },
  { zip: '55033', city: 'Hastings', location: { lat: 44.7433, lng: -92.8524 } },
];
const guide = {
  zones: deliveryZones(settings, cities),
  map: zoneMap(settings, cities),
  fees: Fees,
  cutOffs: settings.Shippers.LocalDelivery,
};
const near: ZipAnswer = {
  zip: '55408',
  city: 'Minneapolis',
  today: '2026-11-23',
  standsFor: 3_600_000,
  ways: [
    {
      label: 'Local Delivery',
      cost: 1499,
      service: 0,
      first: { day: '2026-11-24', orderBy: { date: '2026-11-24', time: '13:00' } },
    },
  ],
};
const far: ZipAnswer = {
  ...near,
  zip: '10001',
  city: null,
  ways: [{ label: 'Nationwide Delivery', cost: 2798, service: 999, first: null }],
};
const answers = {
  'GET /api/delivery/zip?zip=55408': () => ({ body: near }),
  'GET /api/delivery/zip?zip=10001': () => ({ body: far }),
};
const field = () => screen.getByLabelText('ZIP of the recipient');
async function check(zip: string) {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), `${zip}{Enter}`);
}

beforeEach(() => localStorage.clear());

describe('the guide to delivery', () => {
  it('lists every zone with its fee and towns, every other way, and the cut-offs of the settings', () => {
    render(<DeliveryGuide guide={guide} />);
    const fees = within(screen.getByRole('region', { name: 'What it costs' }));
    const rows = fees.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Up to 8 miles\$14\.99One town and their ZIPsMinneapolis 55408$/);
    for (const name of ['8 to 16 miles', 'Beyond 16 miles'])
      expect(fees.getByText(name)).toBeVisible();
    for (const { cents } of Fees.LocalDeliveryBands)
      expect(fees.getAllByText(formatCents(cents)).length).toBeGreaterThan(0);
    const prices = fees.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(
      fees
        .getAllByRole('term')
        .map(({ firstChild }, index) => [firstChild?.textContent, prices[index]]),
    ).toEqual([
      ['Courier', formatCents(Fees.CourierCents)],
      ['UPS', formatCents(Fees.UPSCents)],
      ['USPS', formatCents(Fees.USPSCents)],
      ['Nationwide Delivery', formatCents(Fees.NationwideCents + Fees.WireServiceCents)],
      ['Pickup and curbside', 'Free'],
    ]);
    expect(screen.getByText(/order by 1 PM, Monday to Saturday/)).toBeVisible();
    expect(screen.getByText(/order by 5 PM the day before/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Map of 3 delivery zones/ })).toBeInTheDocument();
  });

  it('is whole without a map, and says nothing of same day where there is none', () => {
    render(
      <DeliveryGuide
        guide={{ ...guide, map: null, cutOffs: { ...guide.cutOffs, SameDayDelivery: false } }}
      />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Same day/)).toBeNull();
    expect(screen.getByRole('region', { name: 'What it costs' })).toBeVisible();
  });

  it('says what a ZIP near by gets, and keeps it for the whole shop', async () => {
    stubShop(answers);
    render(<DeliveryGuide guide={guide} />);
    await check('55408');
    const said = screen.getByRole('status');
    expect(
      await within(said).findByText('Yes, our own vans come to 55408, Minneapolis.'),
    ).toBeVisible();
    expect(said).toHaveTextContent('Local Delivery: $14.99');
    expect(said).toHaveTextContent('Can arrive tomorrow, order by 1 PM tomorrow.');
    expect(within(said).getByText('Shop flowers').closest('a')).toHaveAttribute(
      'href',
      '/c/flowers',
    );
    expect(localStorage.getItem('lilac-zip')).toBe('55408');
  });

  it('says of a day that is ordered for until midnight which day that ends', async () => {
    const [way] = near.ways;
    const first = { day: '2026-11-25', orderBy: { date: '2026-11-24', time: '00:00' } };
    stubShop({
      'GET /api/delivery/zip': () => ({ body: { ...near, ways: [{ ...way, first }] } }),
    });
    render(<DeliveryGuide guide={guide} />);
    await check('55408');
    expect(await screen.findByText(/^Can arrive/)).toHaveTextContent(
      'Can arrive Wed, Nov 25, order by midnight today.',
    );
  });

  it('says what a ZIP far away gets instead, after another one', async () => {
    stubShop(answers);
    render(<DeliveryGuide guide={guide} />);
    await check('55408');
    await screen.findByText(/^Yes, our own vans/);
    await check('10001');
    const said = screen.getByRole('status');
    expect(await within(said).findByText(/do not come to 10001/)).toBeVisible();
    expect(said).toHaveTextContent('Nationwide Delivery: $27.98 with a $9.99 service fee in it');
  });

  it('refuses what is no ZIP in words, at the field', async () => {
    const shop = stubShop({});
    render(<DeliveryGuide guide={guide} />);
    await check('554');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5 digit zip');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Please enter a 5 digit zip');
    expect(shop.calls).toEqual([]);
  });

  it('names the phone when the shop does not know just now', async () => {
    stubShop({
      'GET /api/delivery/zip': () => refusal(503, 'upstream-unavailable', 'Not just now.'),
    });
    render(<DeliveryGuide guide={guide} />);
    await check('55408');
    expect(await screen.findByText(/Not just now/)).toHaveTextContent('612-555-0142');
  });

  it('looks up the same ZIP again when it is checked again, as after a failure', async () => {
    let down = true;
    const shop = stubShop({
      'GET /api/delivery/zip': () =>
        down ? refusal(503, 'upstream-unavailable', 'Not just now.') : { body: near },
    });
    render(<DeliveryGuide guide={guide} />);
    await check('55408');
    await screen.findByText(/Not just now/);
    down = false;
    await check('55408');
    expect(await screen.findByText(/^Yes, our own vans come to 55408/)).toBeVisible();
    expect(shop.calls).toHaveLength(2);
  });

  it('asks again once its first day can no longer be ordered', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const day = { day: '2026-11-23', orderBy: { date: '2026-11-23', time: '13:00' } };
      const said = (first: typeof day): ZipAnswer => ({
        ...near,
        ways: [{ ...near.ways[0]!, first }],
      });
      const bodies = [said(day), near];
      stubShop({ 'GET /api/delivery/zip': () => ({ body: bodies.shift() }) });
      localStorage.setItem('lilac-zip', '55408');
      window.dispatchEvent(new StorageEvent('storage', { key: 'lilac-zip', newValue: '55408' }));
      render(<DeliveryGuide guide={guide} />);
      expect(await screen.findByText(/order by 1 PM today/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(3_600_000));
      expect(await screen.findByText(/Can arrive tomorrow/)).toBeVisible();
      expect(screen.queryByText(/order by 1 PM today/)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
