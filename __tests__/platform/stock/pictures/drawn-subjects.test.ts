/** @jest-environment node */
import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import { workshops } from '@/platform/stock/events/workshops';
import { pictureRequests } from '@/platform/stock/picture-requests';
import type { SceneDescription } from '@/platform/stock/pictures/scene-description';
import { requestsOfGroup } from '@/platform/stock/catalogue/pictures-of-group';

const requests = new Map(pictureRequests().map((request) => [request.name, request]));
const groups = new Map(allGroups().map(({ group }) => [group.code, group]));

/** What the generator is asked to draw: what flowers lie in or on, the species or the flower of a plant, the kind of a thing. */
function subjectOf(scene: SceneDescription): string {
  switch (scene.kind) {
    case 'arrangement':
      return scene.vessel;
    case 'plant':
      return scene.species ?? scene.bloom?.bloom ?? scene.habit;
    case 'hardgood':
      return scene.item;
    default:
      return scene.kind;
  }
}

const products: [code: string, name: string, subject: string, words: RegExp][] = [
  ['100511', 'ALL ROSES CASKET SPRAY', 'casket', /roses .* spray on the lid of a casket$/],
  ['100512', 'MEADOW CASKET SPRAY', 'casket', /daisies .* on the lid of a casket$/],
  ['101811', 'WHITE LILY CASKET SPRAY', 'casket', /lilies .* on the lid of a casket$/],
  ['101812', 'LATE OCTOBER CASKET SPRAY', 'casket', /on the lid of a casket$/],
  ['101813', 'PINK GARDEN CASKET SPRAY', 'casket', /on the lid of a casket$/],
  ['101814', 'NORTHWOODS CASKET SPRAY', 'casket', /evergreen .* on the lid of a casket$/],
  ['101815', 'PURPLE IRIS CASKET SPRAY', 'casket', /irises .* on the lid of a casket$/],
  ['100601', "BRIDE'S GARDEN BOUQUET", 'hand-tied', /hand-tied with ribbon$/],
  ['100602', 'CITY HALL BOUQUET', 'hand-tied', /^Twelve white calla lilies .* hand-tied/],
  ['100603', "MAID'S POSY", 'hand-tied', /hand-tied with ribbon$/],
  ['101901', 'MEADOW BRIDE', 'hand-tied', /hand-tied with ribbon$/],
  ['101902', 'WINTER BRIDE', 'hand-tied', /hand-tied with ribbon$/],
  ['101903', "BRIDESMAID'S ARMFUL", 'hand-tied', /hand-tied with ribbon$/],
  ['100604', 'ROSE BOUTONNIERE', 'lapel', /^One white rose with .* pinned to the lapel/],
  ['100606', 'GARDEN PARTY BOUTONNIERE', 'lapel', /^One coral ranunculus .* lapel/],
  ['101911', 'CALLA BOUTONNIERE', 'lapel', /^One white calla lily .* lapel/],
  ['101915', "USHER'S CARNATION", 'lapel', /^One red carnation .* lapel/],
  ['101912', 'PAIR OF ORCHIDS CORSAGE', 'dress', /^Two lavender orchids .* dress$/],
  ['101914', 'WRIST CORSAGE', 'wristband', /^Three blush spray roses .* on a wristband/],
  [
    '100314',
    'FIRST LILACS',
    'glazed-blue',
    /^Six lavender lilacs, four purple lilacs and three white/,
  ],
  ['101706', 'LILAC WEEK BASKET', 'basket', /^Six lavender lilacs and four white peonies/],
  ['200201', 'MOTH ORCHID', 'orchid', /^A moth orchid with nine magenta blooms/],
  ['103301', 'RUGOSA HEDGE ROSE', 'rose', /^A rugosa rose with seven magenta/],
  ['102201', 'FIDDLE-LEAF FIG', 'fiddle-leaf-fig', /^A fiddle-leaf fig/],
  ['102009', 'MAIDENHAIR FERN', 'maidenhair-fern', /^A maidenhair fern/],
  ['102110', 'COIN PLANT', 'coin-plant', /^A coin plant/],
  ['102010', 'NERVE PLANT', 'nerve-plant', /^A nerve plant/],
  ['102109', 'POLKA DOT PLANT', 'polka-dot-plant', /^A polka dot plant/],
  ['103024', 'CALADIUM, WHITE VEIN', 'caladium', /^A white caladium/],
  ['102008', 'LUCKY BAMBOO', 'lucky-bamboo', /^A stand of lucky bamboo/],
  ['102206', 'CORN PLANT', 'corn-plant', /^A corn plant/],
  ['102209', 'PONYTAIL PALM', 'ponytail-palm', /^A ponytail palm/],
  ['300204', 'BLUE MAMMOTH HOSTA', 'hosta', /^A blue hosta/],
  ['103125', 'HOSTA, SMALL LIME', 'hosta', /^A small lime hosta/],
  ['103205', 'RED TWIG DOGWOOD', 'red-twig-dogwood', /^A red twig dogwood/],
  ['103403', 'CLUMP RIVER BIRCH', 'clump-birch', /^A three-trunked river birch/],
  ['103411', 'SERVICEBERRY, MULTI-STEM', 'serviceberry', /^A multi-stem serviceberry/],
  ['103107', 'SHOWY STONECROP', 'stonecrop', /^A showy stonecrop with seven coral/],
  ['103032', 'IVY GERANIUM BASKET', 'geranium', /^An ivy geranium basket/],
  ['300104', "GERANIUM, GRANDPA'S RED", 'geranium', /^A red geranium/],
  ['300503', 'SHORT-SEASON TOMATO', 'tomato', /^A tomato plant with six red fruits/],
  ['103601', 'CHERRY TOMATO, ON THE VINE BY JULY', 'tomato', /with ten red fruits/],
  ['104513', 'CEDAR ARBOR', 'arbor', /^A cedar arbor/],
  ['105201', 'PEONY BIRTHDAY CARD', 'greeting-card', /^A birthday card with a peony/],
  ['105202', 'WITH SYMPATHY CARD', 'greeting-card', /^A sympathy card with gray-green stems/],
  ['105206', 'WELCOME, LITTLE ONE CARD', 'greeting-card', /^A new baby card with a bean/],
  ['600402', 'WOODEN LOON ORNAMENT', 'loon', /^A painted wooden loon$/],
  ['106402', 'COPPER BIRCH LEAF', 'birch-leaf', /^A birch leaf in copper$/],
  ['400203', 'BYPASS PRUNERS', 'pruners', /^A pair of bypass pruners$/],
  ['104211', 'DEADHEADING SNIPS', 'snips', /^A pair of deadheading snips$/],
  ['106203', 'WHITE PINE ROPE', 'rope', /^A rope of white pine/],
  ['600203', 'CEDAR GARLAND', 'garland', /^A cedar garland$/],
];

const events: [name: string, subject: string, words: RegExp][] = [
  ['Gingerbread Glasshouse', 'gingerbread-house', /^A glasshouse of gingerbread/],
  ['Terrarium Evenings', 'terrarium', /^A glass bowl of moss and ferns/],
  ['Snow Day Terrariums', 'terrarium', /^A glass bowl of moss and ferns/],
  ['Garland by the Yard', 'garland', /garland$/],
  ['Evergreen Swag for a Lamp Post', 'swag', /^An evergreen swag on a lamp post$/],
];

describe('the subject of a picture is the product', () => {
  it.each(products)('%s %s is drawn as %s', (code, name, subject, words) => {
    const group = groups.get(code);
    if (!group) throw new Error(`${code} is not sold`);
    expect(group.name).toBe(name);
    const [whole] = requestsOfGroup(group);
    if (!whole) throw new Error(`${code} has no picture`);
    expect(subjectOf(whole.scene)).toBe(subject);
    expect(describeRequest(whole).alt).toMatch(words);
  });

  it.each(events)('%s is announced with a picture of a %s', (name, subject, words) => {
    const event = workshops.find(({ webTitle }) => webTitle === name);
    const request = event && requests.get(`workshops/${event.picture}`);
    if (!request) throw new Error(`${name} has no picture`);
    expect(subjectOf(request.scene)).toBe(subject);
    expect(describeRequest(request).alt).toMatch(words);
  });
});
