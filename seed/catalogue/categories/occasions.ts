import type { CategorySource } from '../category-source';
import { arrangement } from '../scenes';

export const occasionCategories: readonly CategorySource[] = [
  {
    id: 'Occasions', name: 'Occasions', order: 20, text: 'Start with the reason and we will show you what fits it.',
    scene: arrangement('glass-cylinder', 'blush', [['daisy', 'mixed-bright', 8], ['tulip', 'yellow', 6], ['spray-rose', 'coral', 5]], ['ruscus']),
  },
  { id: 'Occasions_Birthday', name: 'Birthday', order: 1, text: 'Bright things that arrive before the cake.', shownBy: '100322' },
  { id: 'Occasions_Anniversary', name: 'Anniversary', order: 2, text: 'For the first year and the fifty-first.', shownBy: '100101' },
  { id: 'Occasions_ThankYou', name: 'Thank You', order: 3, text: 'Larger than a card, smaller than a fuss.', shownBy: '100312' },
  { id: 'Occasions_GetWell', name: 'Get Well', order: 4, text: 'Sized for a nightstand, with pollen kept to a minimum.', shownBy: '100221' },
  { id: 'Occasions_NewBaby', name: 'New Baby', order: 5, text: 'Soft colors, light scent, nothing that needs looking after.', shownBy: '100204' },
  { id: 'Occasions_LoveRomance', name: 'Love & Romance', order: 6, text: 'Said plainly.', shownBy: '100319' },
  { id: 'Occasions_Sympathy', name: 'Sympathy', order: 7, text: 'For the service, and for the house when it is quiet again.', shownBy: '100401' },
  { id: 'Occasions_Congratulations', name: 'Congratulations', order: 8, text: 'For diplomas, first jobs and last days of work.', shownBy: '100213' },
  { id: 'Occasions_Housewarming', name: 'Housewarming', order: 9, text: 'Something alive for the new windowsill.', shownBy: '200301' },
  { id: 'Occasions_Holidays', name: 'Holidays', order: 10, text: 'The days when every van is out twice.', shownBy: '100413' },
  { id: 'Occasions_Holidays_Valentines', name: "Valentine's Day", order: 1, text: 'Order early in the week and choose the morning run.', shownBy: '100102' },
  { id: 'Occasions_Holidays_Easter', name: 'Easter', order: 2, text: 'Tulips, lilies and the first pots of spring.', shownBy: '100201' },
  { id: 'Occasions_Holidays_MothersDay', name: "Mother's Day", order: 3, text: 'Everything she would have picked herself.', shownBy: '100310' },
  { id: 'Occasions_Holidays_Thanksgiving', name: 'Thanksgiving', order: 4, text: 'Low centerpieces in the colors of the woods.', shownBy: '100411' },
  { id: 'Occasions_Holidays_Christmas', name: 'Christmas', order: 5, text: 'Cedar, candles and flowers that like a cold front hall.', shownBy: '600201' },
  { id: 'Occasions_OutOfTownDelivery', name: 'Out Of Town Delivery', order: 11, text: 'Gifts that travel, and flowers made by a florist near them, in all fifty states.', shownBy: '100323' },
];
