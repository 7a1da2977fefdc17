import { retentionDays } from '@/lib/config/retention';
import { reportProblemLabel } from '@/lib/requests/order-problem';
import { localCityAddresses } from '../../places/local-cities';
import { closedHolidays } from '../../settings/buyerxp';
import { deliveryWords, guaranteeWords, perksWords, preparation } from '../promises';
import type { PageSource } from './page-source';

const closedDays = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(closedHolidays);

export const customerServicePages: readonly PageSource[] = [
  {
    section: 'customer-service',
    slug: 'contact-us',
    title: 'Contact Us',
    summary: 'A person answers, six days a week.',
    body: `
Order by phone at [612-555-0142](tel:+1-612-555-0142), Monday to Saturday, during shop hours. Write to [orders@lilacandloam.example](mailto:orders@lilacandloam.example); we answer within one working day.

For an order that is on its way today, call: drivers cannot read mail. Have your order number at hand; it is at the top of your confirmation.

The fastest way to reach a grower with a plant question is to bring a leaf to a counter. See [shops and hours](/store-locator).`,
  },
  {
    section: 'customer-service',
    slug: 'delivery',
    picture: 'home/delivery',
    title: 'Delivery & Fees',
    summary: `Our own vans, Monday to Saturday, to ${localCityAddresses.length} ZIP codes in and around the Twin Cities.`,
    body: `
## Same day
Order before **${deliveryWords.sameDayBy}** and most bouquets and plants arrive the same day. Each product page names its first day for your ZIP. We do not deliver on Sundays, nor on ${closedDays}.

## Delivery windows
Mornings from ${deliveryWords.runs[0]}, afternoons from ${deliveryWords.runs[1]}; in the weeks of Valentine's Day and Mother's Day also evenings until ${deliveryWords.lateRunEnds}. For a morning, order before ${deliveryWords.morningBy} the day before. When every van of a window is full, it cannot be chosen.

## If nobody is home
In mild weather we leave flowers in the shade by the door and call. In the cold or the heat we try a neighbor, then bring them back and call you.

## Changed your mind?
Until the morning of delivery we can change the card, the day or the address. [How to change an order](/customer-service/order-changes).`,
    promos: [
      {
        title: 'Farther than our vans',
        subTitle: `All fifty states: in a box, or from ${deliveryWords.nationwide} by a florist near them.`,
        linkUrl: '/customer-service/delivery/out-of-town',
        linkText: 'Out-of-town delivery',
        picture: 'categories/occasions',
      },
      {
        title: 'Pick it up yourself',
        subTitle: 'Free, at the counter or at the curb, usually within two hours.',
        linkUrl: '/customer-service/delivery/pickup',
        linkText: 'Pickup and curbside',
        picture: 'stores/edina',
      },
      {
        title: 'When it is very cold',
        subTitle: 'Sleeved twice, carried from van to door, never left outside.',
        linkUrl: '/customer-service/delivery/winter',
        linkText: 'Deliveries in the cold',
        picture: 'pages/winter-delivery',
      },
    ],
  },
  {
    section: 'customer-service',
    slug: 'purple-perks-loyalty-program',
    title: 'Purple Perks',
    summary: 'It pays you back in flowers. Joining is free.',
    body: `
## Joining
[Log in or make an account](/account/purple-perks) and choose Register for Purple Perks; a card number is made for you on the spot. If you have a paper card, ask at any counter to have it joined to your account.`,
  },
  {
    section: 'customer-service',
    slug: 'returns-and-guarantee',
    title: 'Returns & Guarantee',
    summary: guaranteeWords.summary,
    body: `
- **Cut flowers.** ${guaranteeWords.flowers}
- **Houseplants.** ${guaranteeWords.houseplants}
- **Outdoor plants.** ${guaranteeWords.hardy} Once each. Keep the receipt; the plant need not come along.
- **Annuals, cut greens and clearance plants** are sold as they stand.
- **Unused goods.** ${guaranteeWords.unused} We refund the way you paid.
- **Workshops** can be moved or refunded until three days before.
- **Gift cards** cannot be returned for cash.

## How to report a problem
Open the order in [your account](/account/orders) and choose **${reportProblemLabel}**: say what is wrong, and we write to you within one working day. The button is there from the day of delivery on. If you ordered without an account, it is on your confirmation page in the browser you ordered with. Or call [the order line](/customer-service/contact-us) with your order number.

## What is not covered
Damage by deer, drought or snowplow is not covered, though we will commiserate. See [how to plant a tree that lives](/information/resource-hub/planting-a-tree-that-lives).`,
  },
  {
    section: 'customer-service',
    slug: 'substitutions',
    title: 'Substitutions',
    summary: 'What we change when a flower runs short, and what we never do.',
    body: `
Flowers are a crop. When one runs short we keep, in this order: the value, the colors, the shape, and the feel of the bouquet.

- A bouquet of one kind (all roses, all tulips) keeps its kind; we may change the color.
- A vase may be exchanged for one of the same size and quality.
- In sympathy and wedding orders we call you before we change anything.
- We never send less than you paid for.`,
  },
  {
    section: 'customer-service',
    slug: 'frequently-asked-questions',
    title: 'Frequently Asked Questions',
    summary: 'The ten things people ask by phone.',
    body: `
## When will it arrive?
On the day and in the delivery window you choose.

## What if nobody is home?
In mild weather we leave flowers in the shade by the door and call. Below 40 °F or above 90 °F we try a neighbor, then bring them back and call you.

## Can I send flowers to a hospital?
Yes, except to intensive care. All hospital deliveries are final: see the [hospital and funeral guide](/customer-service/hospital-and-funeral-guide).

## Can I change an order?
Until the morning of delivery. Call [the order line](/customer-service/contact-us).

## How much fits on the card?
Four lines. Our printer knows letters, digits and simple punctuation.

## Are your flowers safe for pets?
Lilies are deadly to cats. Roses, sunflowers, gerbera and orchids are safe. When in doubt, ask.

## Where do I see my Purple Perks?
In [your account](/account/purple-perks). ${perksWords.expiry}

## Do gift cards expire?
No, and they carry no fees.

## Do you deliver out of town?
[Yes, to all fifty states](/c/occasions/out-of-town-delivery), as Nationwide Delivery.

## Do you take returns on plants?
See [Returns & Guarantee](/customer-service/returns-and-guarantee).`,
  },
  {
    section: 'customer-service',
    slug: 'hospital-and-funeral-guide',
    picture: 'categories/flowers-sympathy',
    title: 'Hospital & Funeral Guide',
    summary: 'What to know before you send flowers to a ward or a service.',
    body: `
## Hospitals
All hospital deliveries are final. Give the patient's full name as registered, and the room if you know it. We take flowers to the front desk; volunteers carry them up, sometimes two hours later. Intensive care, oncology and transplant wards refuse flowers and latex balloons. If a patient has gone home we forward the gift once within the metropolitan area, without charge. Choose [something small](/c/occasions/get-well): a nightstand is eight inches deep.

## Funerals
Give the name of the funeral home or church and the day of the service; we call them for the hour of the visitation and deliver at least two hours before it. Order casket and standing sprays ${preparation.familyPieces.words}.

Family usually chooses the casket spray. Friends send a [standing spray](/c/flowers/sympathy?c=standing) or a plant; colleagues often send one larger piece together. For the weeks afterwards, [something for the home](/c/flowers/sympathy?c=for-the-home) is remembered longer. Cemeteries around the Twin Cities remove cut flowers after about ten days.

In Jewish custom flowers are not sent; a [basket](/c/home-gifts/gift-baskets) to the house is welcome.`,
  },
  {
    section: 'customer-service',
    slug: 'accessibility',
    title: 'Accessibility',
    summary: 'How this site is meant to work for everyone, and who to tell when it doesn’t.',
    body: `
We build this site to the Web Content Accessibility Guidelines 2.2, level AA: it can be used with a keyboard, a screen reader, at 200 % zoom and on a narrow screen. Every picture has a description that names what is in it.

If something stands in your way, call [612-555-0142](tel:+1-612-555-0142) and we will take the order by phone at the same price, then mend the page.

The Lyndale and Edina shops have step-free entrances, wide aisles and a wheelchair to borrow. In the glasshouses the floors are brick.`,
  },
  {
    section: 'customer-service',
    slug: 'privacy',
    title: 'Privacy',
    summary: 'What we keep, for how long, and what we never sell.',
    body: `
We keep what an order needs: your name and contact, the recipient's address, the card message and what was bought. Card numbers go to our payment processor and never touch our servers. Recipients' addresses are used to deliver and for nothing else; we send recipients no mail but the gift card you send them. We sell nothing to anyone.

## How long
- **Orders** and their payments: ${Math.round(retentionDays.orders / 365)} years, because the tax law says so. After that, names, email, street, phone and card message are taken out of them.
- **What you typed for an order that was refused**: ${retentionDays['refused-orders']} days.
- **The text of the mails we sent you**: ${retentionDays['sent-messages']} days in our systems; in your mailbox as long as you like.
- **What you ask us with a form** (a consultation, a visit, an application, a problem with an order): ${retentionDays.requests} days.
- **Photos of what we made and where we left it**: ${retentionDays.photos} days, seen by whoever has the link to the order.
- **A cart without an account**: it can be reached for seven days and is deleted after ${retentionDays['guest-carts']}.
- **Failed log-ins**: an hour, as a code that names nobody.
- **Your account**: until you ask us to delete it.

## Cookies
- **lilac_session** holds your visit, sealed. It lasts fourteen days, or until you close the browser when you did not tick Remember me. On a secure connection its name, and that of others here, may begin with __Host-.
- **lilac_username** holds the email you log in with, for ninety days, only when you ticked Remember me. No script can read it.
- **lilac_visit** says to our pages that there is a visit, and nothing of it. It comes and goes with lilac_session.
- **lilac_device** says, sealed, that somebody has logged in with this browser before, so that others' wrong passwords do not lock you out. It lasts half a year after the last log-in.
- **lilac_lookup** gives back what you typed to look an order up, for five minutes, only in a browser that runs no scripts of ours.

The shop works with no other. Pages for our editors' previews set one of their own, in the editors' browsers.

## What your browser keeps
For you alone, never sent to us as a list: the products you looked at, your ZIP, the day you asked for, whether lists keep to both, and the number of the account that was logged in last (until you clear them), and while the tab is open what you typed at checkout (never a card) or into a form that is not sent yet, the way you came to a product, the order you opened, the wish you were about to save and which search a click belongs to. Your answer about measuring stays until you change it. **Sign Out clears all of it but that answer**, in the other tabs too, and so does another customer’s log-in on the same browser.

## Measuring
When you click or buy what a search found, we tell our search engine, under a code of this visit that says nothing of you. Of one visit in ten we count how fast a page came, without anything that says whose, unless your browser sends Global Privacy Control. Other measuring is loaded only if you agree when asked, and not at all when your browser sends Global Privacy Control.

## Your rights
Write to privacy@lilacandloam.example from the address we know you by, for a copy of what we keep or for its deletion. We answer within 45 days, as the Minnesota Consumer Data Privacy Act asks, usually sooner. Orders we must keep stay without your name; an order on its way is delivered first. If we refuse, you may appeal to the same address, and to the Attorney General of Minnesota.`,
  },
  {
    section: 'customer-service',
    slug: 'terms',
    title: 'Terms of Use',
    summary: 'The short version is the only version.',
    body: `
Prices are in United States dollars. Tax is charged by the place a gift is delivered to. An order is accepted when you receive its confirmation. If we have made an obvious mistake in a price, we will ask before we charge.

Pictures are drawn by us and show the standard size unless they say otherwise. Flowers are a crop: see [Substitutions](/customer-service/substitutions). Minnesota law applies.`,
  },
];
