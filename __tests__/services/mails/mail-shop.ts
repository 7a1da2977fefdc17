import { settingsWith } from '@/__tests__/lib/delivery/world';
import { pickupStore } from '@/scripts/prove/promise/makers';

/** What mails about orders know of the shop: two runs and the store in Edina. */
export const mailShop = {
  origin: 'https://shop.example',
  runs: [
    { id: 'AM', label: 'Morning', from: '08:00', to: '13:00' },
    { id: 'PM', label: 'Afternoon', from: '13:00', to: '17:00' },
  ],
  opening: settingsWith().xp,
  stores: [
    pickupStore({
      storeID: 'Store-edina',
      name: 'Lilac & Loam Edina',
      street1: '1 France Ave',
      phone: '9525550117',
    }),
  ],
};
