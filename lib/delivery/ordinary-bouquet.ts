import type { DeliveryItem } from './item';

/** What any bouquet of the shop's own is to the rules: for answers about no product in particular. */
export const ordinaryBouquet: DeliveryItem = {
  productID: '',
  giftCard: false,
  emailGiftCard: false,
  nationwide: false,
  wireable: false,
  methods: { LocalDelivery: { Enabled: true } },
};
