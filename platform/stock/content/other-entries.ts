import { assetID, assetLink, entry, linkTo, type StockEntry } from './entry';
import { perksWords } from './promises';
import { richText } from './rich-text';

/** Footer, events landing, the loyalty programme and the work page: singletons of the content service (specification A3). */
export function otherEntries(): StockEntry[] {
  return [
    entry('globalFooter', 'footer', {
      title: 'Footer',
      summary:
        'Lilac & Loam grows and arranges in six glasshouses on Lyndale and sells in shops around Minneapolis and Saint Paul.',
    }),
    entry('eventsLanding', 'events-landing', {
      title: 'Get your hands in the loam',
      summary:
        'Small classes at the potting benches, tools and apron included. ' +
        'Talks and walks are free, mornings for children are short, and dates come back every year.',
      image: assetLink(assetID('workshops/bouquet-bar')),
      navLinks: [2, 3, 4, 5].map((number) => linkTo(`nav-event-${number}`)),
    }),
    entry('purplePerks', 'purple-perks', {
      title: 'Purple Perks',
      summary: 'Earn dollars on every stem, pot and workshop. Joining is free.',
      body: richText(`
${perksWords.rate}, the day after delivery.

## Earning
- Flowers, plants, goods and workshops count, online and at the counter.
- Gift cards, delivery and taxes do not.

## Spending
- Spend them online or at any counter, in any amount.
- They pay for delivery and taxes as well.
- ${perksWords.expiry}

## Cards
- Paper cards from before 2019 can be joined to an account at any counter.
- Two people in one house may share a card. It is the only thing we can promise they will agree on.
- Questions are answered under [Frequently Asked Questions](/customer-service/frequently-asked-questions).`),
    }),
    entry('WorkWithLilac', 'work-with-lilac', {
      title: 'Work with us',
      subTitle: 'Designers, growers, drivers, and extra hands in May.',
      linkUrl: '/corporate/careers',
      linkText: 'See openings',
    }),
  ];
}
