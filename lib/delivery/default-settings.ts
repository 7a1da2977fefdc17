import type { BuyerSettings } from './settings';

const weekday = { Closed: false, Open: '09:00', Close: '19:00' };

/** What the shop goes by while its settings file has never been read: cautious hours, the usual runs, no closed days known. */
export const defaultBuyerSettings: BuyerSettings = {
  Shippers: {
    LocalDelivery: {
      SameDayDeliveryCountDownTimer: '13:00',
      NextDayAMDeliveryCutoff: '17:00',
      SameDayDelivery: true,
    },
  },
  xp: {
    Holidays: [],
    WorkingHrs: [
      {
        StartDate: '2000-01-01',
        EndDate: '2099-12-31',
        Sunday: { Closed: true },
        Monday: weekday,
        Tuesday: weekday,
        Wednesday: weekday,
        Thursday: weekday,
        Friday: weekday,
        Saturday: { Closed: false, Open: '09:00', Close: '17:00' },
      },
    ],
    DeliveryDatesN: {},
    DeliveryRuns: [
      { id: 'AM', label: 'Morning, 9 AM – 1 PM', from: '09:00', to: '13:00' },
      { id: 'PM', label: 'Afternoon, 1 PM – 5 PM', from: '13:00', to: '17:00' },
    ],
    NonDeliveryDates: [],
    Fees: {
      LocalDeliveryBands: [
        { maxMiles: 8, cents: 1499 },
        { maxMiles: 16, cents: 1899 },
        { maxMiles: null, cents: 2499 },
      ],
      PickingFeeCents: 0,
      UPSCents: 1499,
      USPSCents: 499,
      NationwideCents: 1799,
      WireServiceCents: 999,
      CourierCents: 2999,
    },
    Origin: { lat: 44.94, lng: -93.288 },
  },
};
