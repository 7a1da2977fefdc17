import type { EventSource } from './event-source';
import { growingWorkshops } from './growing';
import { kidsEvents, talksAndWalks } from './kids-talks';
import { makingWorkshops } from './making';

/** Dates counted from the day the shop is stocked, so that there is always something this week. */
const classics: readonly EventSource[] = [
  {
    code: '700101',
    name: 'BALSAM WREATH MAKING',
    webTitle: 'Balsam Wreath Making',
    picture: 'balsam-wreath-making',
    price: 62,
    featured: true,
    description:
      'Wind a twenty-four inch wreath of balsam, cedar and dogwood on a crimped ring, with a grower at your elbow. Everything is on the bench; bring gloves you do not mind pitching.',
    category: 'WorkshopsEvents_Workshops',
    storeID: 'Store-lyndale',
    room: 'Potting benches',
    dates: [
      { inDays: -7, from: '18:00', to: '20:00', seats: 14 },
      { inDays: 5, from: '18:00', to: '20:00', seats: 14 },
      { inDays: 12, from: '10:00', to: '12:00', seats: 1 },
      { inDays: 19, from: '18:00', to: '20:00', seats: 0 },
    ],
  },
  {
    code: '700102',
    name: 'BOUQUET BAR',
    webTitle: 'Bouquet Bar',
    picture: 'bouquet-bar',
    price: 48,
    featured: true,
    description:
      'Twelve buckets of flowers, one mason jar and two hours to fill it. You learn the spiral, the collar and when to stop.',
    category: 'WorkshopsEvents_Workshops',
    storeID: 'Store-lyndale',
    room: 'Design room',
    dates: [
      { inDays: 0, from: '19:00', to: '21:00', seats: 6 },
      { inDays: 8, from: '10:00', to: '12:00', seats: 16 },
      { inDays: 36, from: '10:00', to: '12:00', seats: 16 },
    ],
  },
  {
    code: '700103',
    name: 'ORCHID REPOTTING',
    webTitle: 'Orchid Repotting',
    picture: 'orchid-repotting',
    price: 35,
    description:
      'Bring the orchid that stopped, leave with one in fresh bark and a plan for September. Pot, bark and honest diagnosis included.',
    category: 'WorkshopsEvents_Workshops',
    storeID: 'Store-edina',
    room: 'The long counter',
    dates: [
      { inDays: -40, from: '18:30', to: '20:00', seats: 10 },
      { inDays: 22, from: '18:30', to: '20:00', seats: 10 },
      { inDays: 64, from: '18:30', to: '20:00', seats: 10 },
    ],
  },
  {
    code: '700104',
    name: 'KIDS PLANT A SUNFLOWER',
    webTitle: 'Kids Plant a Sunflower',
    picture: 'kids-seed-planting',
    price: 12,
    description:
      'Ages four to nine fill a pot, plant a seed and paint the tag. Dirt is the point; dress for it, and a grown-up stays.',
    category: 'WorkshopsEvents_Kids',
    storeID: 'Store-lyndale',
    room: 'Glasshouse No. 2',
    dates: [
      { inDays: 15, from: '09:30', to: '10:30', seats: 20 },
      { inDays: 50, from: '09:30', to: '10:30', seats: 20, hidden: true },
      { inDays: 120, from: '09:30', to: '10:30', seats: 20 },
    ],
  },
  {
    code: '700105',
    name: 'WINTER PRUNING WALK',
    webTitle: 'Winter Pruning Walk',
    picture: 'pruning-walk',
    price: 0,
    description:
      'An hour along the nursery rows with a saw and a thermos: what to cut from oaks and apples while they sleep, and what to leave alone. Free, with a seat kept for you; dress warmly.',
    category: 'WorkshopsEvents_TalksWalks',
    storeID: 'Store-roseville',
    room: 'Nursery rows',
    dates: [
      { inDays: 27, from: '09:00', to: '10:00', seats: 40 },
      { inDays: 130, from: '09:00', to: '10:00', seats: 40 },
    ],
  },
  {
    code: '700106',
    name: 'TERRARIUM EVENINGS',
    webTitle: 'Terrarium Evenings',
    picture: 'terrarium-evening',
    price: 85,
    featured: true,
    description:
      'Three evenings: layers, planting, and what went wrong. You take home a bowl of moss and fern that looks after itself.',
    category: 'WorkshopsEvents_Workshops',
    storeID: 'Store-edina',
    room: 'The long counter',
    dates: [{ inDays: 33, from: '18:30', to: '20:00', seats: 8, alsoAfter: [7, 14] }],
  },
];

/** Workshops, kids' mornings and free talks and walks. */
export const workshops: readonly EventSource[] = [
  ...classics,
  ...makingWorkshops,
  ...growingWorkshops,
  ...kidsEvents,
  ...talksAndWalks,
];
