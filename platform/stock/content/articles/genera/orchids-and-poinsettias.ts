import type { ArticleSource } from '@/platform/stock/content/article-source';

export const orchidsAndPoinsettias: readonly ArticleSource[] = [
  {
    slug: 'getting-an-orchid-to-bloom-again',
    title: 'Getting an orchid to bloom again',
    author: 'Tom Ekdahl, houseplants',
    summary: 'Cool September nights are the whole secret.',
    written: '2024-01-09',
    revised: '2025-09-12',
    tags: ['Houseplants', 'Orchids'],
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Blooming', 'IndoorPlants_Blooming_Orchids'],
    body: `
A moth orchid flowers for three months, drops its petals and is thrown away by the dozen every June. It was about to rest for the summer and do it all again.

## After the last flower
Cut the spike just above the second joint from the base. Half the plants will branch there and flower again in ten weeks. If the spike turns brown, take it off at
the leaf.

## Summer: leaves
One new leaf a year is good, two is excellent. East window, or four feet back from a south one; leaves should be the green of a Granny Smith, not of spinach. Water
once a week by running lukewarm water through the bark for a minute and letting it drain. Ice cubes chill the roots and wet one side. Feed at quarter strength three
weeks of four.

## Fall: the signal
The flower spike forms when nights fall to 55–60 °F for three or four weeks while days stay around 70. A kitchen window cracked open in September does it, or an
unheated porch until the first frost warning. A spike looks like a mitten; a new root looks like a bullet.

## Repotting
Every second year, after flowering. Bark turns to soil, soil holds water, and roots that should be silver turn to brown string.

1. Soak the pot for ten minutes and ease the plant out.
2. Cut away everything soft. Firm roots stay, whatever their color.
3. Set it in fresh [orchid bark](/p/400104/orchid-bark), in a pot barely bigger than the roots.
4. Wait four days before watering.

We do this together each winter at the [orchid repotting workshop](/event-calendar).`,
  },
  {
    slug: 'poinsettias-past-new-year',
    title: 'Poinsettias past New Year',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'How we grow them from July, and how to keep yours into March.',
    written: '2023-12-05',
    revised: '2025-12-01',
    tags: ['Houseplants', 'Christmas'],
    categoryIDs: ['Christmas', 'Christmas_Poinsettias', 'IndoorPlants', 'IndoorPlants_Blooming'],
    body: `
Our poinsettias arrive as three-inch cuttings in the first week of July and take twenty-two weeks to sell. The red parts are leaves; the flowers are the small yellow
beads in the middle. Choose one whose beads are still closed.

## Getting it home
Below 50 °F the leaves drop within days, and a minute at zero is enough. We sleeve every plant at the door. Warm the car first, carry it from door to door, and take
the sleeve off the same evening: the gas it traps curls the stems.

## Through the holidays
- Bright light, no direct heat, 65 to 70 °F. Not on the piano over the register.
- Water when the top inch is dry, then empty the foil. Standing in the foil's puddle kills more poinsettias than cold does.
- No fertilizer until the color fades.

It is not the deadly plant of legend. The sap may redden skin and upset a dog's stomach, but a child would have to eat hundreds of leaves to be ill.

## Into spring
Cut it back to six inches at Saint Patrick's Day, repot at Memorial Day and set it outside in light shade. Pinch the tips until Labor Day.

## Making it red again
From October 1 it needs fourteen hours of unbroken dark each night for eight weeks. A closet works, from five in the afternoon to eight in the morning. One evening
with the lamp on sets it back a week. Most people find out here why [they cost what they do](/c/indoor-plants/blooming).`,
  },
];
