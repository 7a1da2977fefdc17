/** Category of the events pages: never in category bars (ruling 21). */
export const eventsCategoryID = 'WorkshopsEvents';

/** The gift-card category: it has no panel and no chevron (specification A2). */
export const giftCardsCategoryID = 'GiftCards';
