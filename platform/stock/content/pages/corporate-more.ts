import type { PageSource } from './page-source';

/** The company, at more length. */
export const moreCorporate: readonly PageSource[] = [
  {
    section: 'corporate',
    under: 'about',
    slug: 'hundred-years',
    picture: 'articles/plant-tree-and-shrub-library',
    title: 'A Hundred Years on Lyndale',
    summary: 'Ten dates, and the winter that nearly ended it.',
    body: `
- **1926:** Lena and August Dahl glaze forty feet behind a rented house.
- **1931:** the lilac hedge is planted as a windbreak.
- **1936:** thirty-six days below zero. August sleeps beside the boiler; the roses live.
- **1943:** all six benches grow vegetables for the Army.
- **1954:** a purple seedling is found among the reds and kept.
- **1961:** the first delivery van, bought from a dairy.
- **1978:** Edina opens with one cooler.
- **1997:** hail breaks eleven hundred panes on a June afternoon.
- **2013:** the family sells the company to those who work in it.
- **2026:** a hundred Mays.`,
  },
  {
    section: 'corporate',
    under: 'about',
    slug: 'our-growers',
    picture: 'articles/september-in-the-garden',
    title: 'Our Growers',
    summary: 'Six houses, six people, and what each is stubborn about.',
    body: `
- **No. 1, propagation:** Tilda, who labels in pencil because ink lies.
- **No. 2, flowering pots:** Marcus, poinsettias from July to December.
- **No. 3, perennials:** Hana, who will not sell a plant in its first week.
- **No. 4, foliage:** Per, warm feet and a thermometer in each pocket.
- **No. 5, cut flowers:** Josefina, up at four from April to October.
- **No. 6, the cold house:** nobody, officially. Everybody has a lemon tree in there.

They give a [talk](/event-calendar) once a year and answer questions at the benches any weekday before ten.`,
  },
  {
    section: 'corporate',
    under: 'about',
    slug: 'employee-ownership',
    title: 'Owned by Those Who Work Here',
    summary: 'How the shares work, and why the doors close at seven.',
    body: `
After three years at the benches, in the vans or at a counter, everyone receives a share, one each and no more. Shares cannot be sold; they are given back on leaving and paid out over five years.

Each shop sends two people to the table where hours, wages and large purchases are decided. It was that table that voted for closed Sundays and for the thermal curtains. It has twice voted against a mobile app.`,
  },
  {
    section: 'corporate',
    slug: 'community',
    title: 'Community',
    summary: 'Where the flowers go on Saturday night.',
    body: `
What will not be fresh on Monday leaves on Saturday at closing for eleven care homes and two hospices, rearranged by volunteers in the design room. That is about nine hundred vases a month.

Schools in the delivery area may ask for seeds, soil and a grower for a morning, without charge, in March and April. Raffles and silent auctions: write to community@lilacandloam.example six weeks ahead; we give gift cards rather than plants, because nobody wants to carry a fern home from a gala.`,
  },
  {
    section: 'corporate',
    under: 'community',
    slug: 'fundraising',
    title: 'Fundraising with Flowers',
    summary: 'Poinsettias, wreaths and spring baskets for schools, churches and troops.',
    body: `
Groups sell from our list at our price and keep a quarter. You gather the orders; we bring everything on one day, boxed by family name.

- **Holiday:** orders by November 5, delivery the week after Thanksgiving
- **Spring:** orders by April 10, delivery the week before Mother's Day

The smallest order is sixty pieces. There is a sheet to print and a person to call; nobody under twelve is asked to go door to door.`,
  },
  {
    section: 'corporate',
    slug: 'wholesale',
    title: 'Wholesale',
    summary: 'For florists, landscapers and cafés that need forty of one thing.',
    body: `
Florists within sixty miles may buy our cut flowers from April to October, by the bunch, on Tuesdays and Fridays from six in the morning. Landscapers have a yard price for [trees](/c/outdoor-plants/trees) and [shrubs](/c/outdoor-plants/shrubs) from ten of a kind.

Bring a resale certificate the first time. The list of what will be ready goes out on Sunday night; write to wholesale@lilacandloam.example to be on it.`,
  },
];
