import { localCityAddresses } from '../../places/local-cities';
import { deliveryWords, preparation } from '../promises';
import type { PageSource } from './page-source';

/** Answers that are too long for the questions page. */
export const moreCustomerService: readonly PageSource[] = [
  {
    section: 'customer-service',
    under: 'delivery',
    slug: 'same-day',
    title: 'Same-Day Delivery',
    summary: `What ${deliveryWords.sameDayBy} means, and what happens five minutes later.`,
    body: `
An order with a local address that is placed before **${deliveryWords.sameDayBy} Chicago time** goes out the same afternoon, Monday to Saturday. The clock on the page is ours, not your computer's; it counts down and then moves to the next day by itself.

Products that need time say so. Casket and standing sprays are ordered ${preparation.familyPieces.words}. Other sympathy flowers are ordered ${preparation.sympathy.words}, wedding flowers ${preparation.wedding.words}, trees ${preparation.trees.words}. In an order with several things, the slowest sets the day, unless you send them as separate deliveries.

In the weeks of Valentine's Day and Mother's Day the vans fill before noon. Order early in the week and take the morning.`,
  },
  {
    section: 'customer-service',
    under: 'delivery',
    slug: 'out-of-town',
    title: 'Out of Town Delivery',
    summary: 'All fifty states: by a florist near them, or in a box from us.',
    body: `
Outside our [${localCityAddresses.length} ZIP codes](/customer-service/delivery) there are two ways. Flowers marked for Nationwide Delivery are made and carried by a florist near the recipient. Plants and gifts that travel go in a box by parcel service, with a day or two more.

A partner florist works from the same recipe and the same price, and may [substitute](/customer-service/substitutions) what is not on hand that morning. We see the order through: if something is wrong, call us and not them.

[Gifts that travel](/c/occasions/out-of-town-delivery) are gathered on one page.`,
  },
  {
    section: 'customer-service',
    under: 'delivery',
    slug: 'pickup',
    title: 'Pickup & Curbside',
    summary: 'Free, at five shops, usually within two hours.',
    body: `
Choose In-Store or Curbside Pickup and one of the [shops](/store-locator). Stock is counted shop by shop in the evening, so we confirm before you drive.

Curbside: park in a marked space, call the number on the sign and open the trunk. Trees need a pickup or a rope; we tie, but the knot is your responsibility from our gate on.

Orders wait until closing time of the next day. Flowers wait in water.`,
  },
  {
    section: 'customer-service',
    under: 'delivery',
    slug: 'winter',
    picture: 'pages/winter-delivery',
    title: 'Deliveries in the Cold',
    summary: 'What we do at ten below, and what we ask of you.',
    body: `
Below 25 °F everything alive is sleeved twice and carried from van to door, never left. If nobody answers we try a neighbor, then call you. Below minus 10 we deliver plants only to a person we have spoken with.

When a snow emergency closes the bridges, orders move to the next day and we write to you by eight in the morning. Services and hospitals come first.

A plant that was cold: leave it in its sleeve for an hour at room temperature before you open it. [Tell us within two days](/customer-service/returns-and-guarantee) if leaves turn black.`,
  },
  {
    section: 'customer-service',
    slug: 'gift-card-help',
    title: 'Gift Card Help',
    summary: 'Balances, PINs and cards that went through the wash.',
    body: `
[Cards](/c/gift-cards) are good at every shop and online, never expire and carry no fees. The number is on the back with a four-digit PIN below the strip; cards from before 2019 have no PIN and work all the same.

At checkout a card pays first and another kind of payment takes the rest. What is left stays on the card. A lost card can be replaced if you have its number or the receipt.

An e-gift card is sent within the hour, or on the day you choose. If it does not arrive, check your spam folder.`,
  },
  {
    section: 'customer-service',
    slug: 'ways-to-pay',
    title: 'Ways to Pay',
    summary: 'Cards, balances, and a house account if you have one.',
    body: `
Online: Visa, Mastercard, American Express and Discover, gift cards, Purple Perks and store charge. A card's number goes straight to our payment processor; we never see it and could not tell it to anybody.

The card is held when you order and charged when your flowers leave, or a day before the hold ends if that is sooner; checkout names the day. If an order fails or is canceled, the hold falls away by itself in a few days, depending on your bank.

Checks and cash are welcome at the counter. We do not take orders paid partly in tomatoes, though it has been offered.`,
  },
  {
    section: 'customer-service',
    under: 'ways-to-pay',
    slug: 'store-charge',
    title: 'Store Charge Accounts',
    summary: 'For churches, hotels and people who order every week.',
    body: `
A charge account is opened at a counter with a signature and one reference. Statements come on the first and are due on the twentieth; nothing is added for the first thirty days.

Purchase order numbers can be given at checkout and stand on the statement. Each account can name up to ten people who may order on it. To take somebody off, one call is enough.`,
  },
  {
    section: 'customer-service',
    under: 'ways-to-pay',
    slug: 'sales-tax',
    title: 'Sales Tax & Fees',
    summary: 'Why two bouquets of one price can differ by a dollar.',
    body: `
Flowers are taxed where they are received, so a gift to Saint Paul and one to Edina carry different rates. Delivery is taxed with the goods. Gift cards are not taxed when they are bought.

Handling is a real cost of heavy things: it is printed on the product and in the cart, per unit, before you pay. There is no other fee that appears at the end. If you find one, it is a mistake and we will take it off.`,
  },
  {
    section: 'customer-service',
    slug: 'order-changes',
    title: 'Changing an Order',
    summary: 'Until when, and how.',
    body: `
Until 6 AM on the delivery day we can change the card, the address inside our area, the day, or the whole order. Call [612-555-0142](tel:+1-612-555-0142) from Monday to Saturday with the order number at hand.

After that the bouquet is on the bench. We can fix an address until the van passes it; a second trip is charged again.

The money for a canceled order goes back the way it was paid, gift card to gift card. Wedding and funeral work that has been started is not refunded, but we will always find it a second home.`,
  },
  {
    section: 'customer-service',
    under: 'frequently-asked-questions',
    slug: 'card-messages',
    title: 'Card Messages',
    summary: 'Four lines of about fifty letters, and why the printer refuses hearts.',
    body: `
The card is printed on cotton paper in one black typeface. The printer knows letters with all their accents, digits and simple punctuation. It has no hearts; the page shows you which sign is the trouble and offers another.

Sign it. About forty cards a week go out without a name, and then somebody's evening is spent guessing. If you would rather not be known, say so in the delivery note, and we will not tell even when asked nicely.`,
  },
  {
    section: 'customer-service',
    under: 'frequently-asked-questions',
    slug: 'allergies',
    title: 'Allergies & Scent',
    summary: 'What to send to somebody who sneezes.',
    body: `
Most pollen that troubles people is carried by wind, and flowers made for insects carry little. Roses, tulips, hydrangea, orchids and iris are kind to nearly everybody. Daisies, sunflowers, chrysanthemums and baby's breath are related to ragweed.

Scent is another matter. Lilies, hyacinths, freesia and gardenia fill a small room; ask for none of them. Write "scent free" in the delivery note and the designer will build around it.

We take the pollen out of [lilies](/c/flowers/bouquets?c=lilies) by hand. It is still no flower for a house with [cats](/information/pet-safe-plants).`,
  },
];
