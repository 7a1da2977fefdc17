/** @jest-environment node */
import { isNew, isReleased } from '@/lib/catalogue/release';
import { sellableStock } from '@/lib/catalogue/stock-band';
import { knownProducts } from '@/platform/stock/known-products';
import { builtAt, group, listed, records, schedules, stock } from './fixture';

type ProductName = keyof typeof knownProducts;

function first(name: ProductName) {
  const [product] = group(knownProducts[name]);
  if (!product) throw new Error(`no product ${name}`);
  return product;
}

const scheduleOf = (name: ProductName) => schedules.get(first(name).ID);
const recordsOf = (name: ProductName) =>
  records.filter(({ ProductCode }) => ProductCode === knownProducts[name]);
const specsOf = (name: ProductName) =>
  stock.commerce.specAssignments
    .filter(({ ProductID }) => ProductID === knownProducts[name])
    .map(({ SpecID }) => stock.commerce.specs.find(({ spec }) => spec.ID === SpecID));
const methodsOf = (name: ProductName) => Object.keys(first(name).xp.DeliveryMethods ?? {});
const unitsOf = (name: ProductName) => {
  const { xp, Inventory } = first(name);
  return sellableStock({
    codeB3: xp.CodeB3 ?? null,
    inventoryEnabled: Inventory?.Enabled ?? false,
    quantityAvailable: Inventory?.QuantityAvailable ?? null,
    safetyStock: xp.SafetyStock ?? 0,
  });
};

const claims: [ProductName, () => unknown, unknown][] = [
  [
    'plainBouquet',
    () => [
      group(knownProducts.plainBouquet).length,
      (unitsOf('plainBouquet') ?? 0) >= 20,
      specsOf('plainBouquet').length,
    ],
    [1, true, 0],
  ],
  ['threeSizes', () => group(knownProducts.threeSizes).map(({ xp }) => xp.StemCount), [19, 25, 31]],
  [
    'manyColors',
    () => [recordsOf('manyColors')[0]?.ColorCount, recordsOf('manyColors')[0]?.SizeCount],
    [12, 0],
  ],
  ['sixPictures', () => first('sixPictures').xp.Contentful?.Images?.Gallery?.length, 6],
  ['sizesAndColors', () => group(knownProducts.sizesAndColors).length, 16],
  [
    'nationwide',
    () => [methodsOf('nationwide').includes('UPS'), methodsOf('nationwide').includes('Wired')],
    [true, false],
  ],
  [
    'wireable',
    () => ['Wired', 'Courier'].every((method) => methodsOf('wireable').includes(method)),
    true,
  ],
  ['unlimited', () => unitsOf('unlimited'), null],
  ['soldOut', () => unitsOf('soldOut'), 0],
  ['lowStock', () => unitsOf('lowStock'), 3],
  ['lastOne', () => unitsOf('lastOne'), 1],
  [
    'withAssembly',
    () => [
      specsOf('withAssembly')[0]?.spec.DefaultOptionID,
      specsOf('withAssembly')[0]?.options[1]?.PriceMarkup,
    ],
    ['Boxed', 15],
  ],
  [
    'withPlacement',
    () => [
      specsOf('withPlacement')[0]?.spec.Required,
      specsOf('withPlacement')[0]?.spec.DefaultOptionID,
    ],
    [true, undefined],
  ],
  [
    'priceBreaks',
    () => scheduleOf('priceBreaks')?.PriceBreaks?.map(({ Quantity }) => Quantity),
    [1, 3],
  ],
  [
    'minimumSix',
    () => [scheduleOf('minimumSix')?.MinQuantity, scheduleOf('minimumSix')?.RestrictedQuantity],
    [6, false],
  ],
  [
    'sixOrTwelve',
    () => [
      scheduleOf('sixOrTwelve')?.RestrictedQuantity,
      scheduleOf('sixOrTwelve')?.PriceBreaks?.map(({ Quantity }) => Quantity),
    ],
    [true, [6, 12]],
  ],
  ['maximumTwo', () => scheduleOf('maximumTwo')?.MaxQuantity, 2],
  [
    'onSale',
    () => recordsOf('onSale').every(({ RetailPrice, Price }) => (RetailPrice ?? 0) > Price),
    true,
  ],
  ['upTo', () => new Set(recordsOf('upTo').map(({ RetailPrice }) => RetailPrice === null)).size, 2],
  ['newFlag', () => isNew(first('newFlag').xp, builtAt), true],
  [
    'notYetReleased',
    () => [
      isReleased(first('notYetReleased').xp, builtAt),
      recordsOf('notYetReleased').some((record) => listed.includes(record)),
    ],
    [false, false],
  ],
  [
    'windowEnded',
    () => [
      isReleased(first('windowEnded').xp, builtAt),
      String(first('windowEnded').xp.ReleaseDate1) < '2026-11-20',
    ],
    [false, true],
  ],
  ['pickupOnly', () => methodsOf('pickupOnly').sort(), ['CurbsidePickUp', 'InStorePickUp']],
  [
    'handlingFee',
    () => [first('handlingFee').xp.HandlingCents, recordsOf('handlingFee')[0]?.HandlingFee],
    [1500, '$15.00 each'],
  ],
  [
    'grownAndExclusive',
    () => [
      first('grownAndExclusive').xp.IsLilacGrown,
      first('grownAndExclusive').xp.IsLilacExclusive,
    ],
    [true, true],
  ],
  [
    'longName',
    () => [first('longName').Name?.length, first('longName').Name?.includes('&')],
    [48, true],
  ],
  ['apostrophe', () => recordsOf('apostrophe')[0]?.slug, 'grandmothers-spray-roses'],
  [
    'webTitle',
    () => [first('webTitle').Name, recordsOf('webTitle')[0]?.title],
    ['ROSE HILL', 'Rose Hill, in Blush & White'],
  ],
  ['invisible', () => first('invisible').xp.Visible, false],
  ['inactive', () => first('inactive').Active, false],
  [
    'paperGiftCard',
    () => [methodsOf('paperGiftCard').sort(), recordsOf('paperGiftCard')[0]?.PriceMax],
    [['CurbsidePickUp', 'InStorePickUp', 'LocalDelivery', 'USPS'], 500],
  ],
  [
    'emailGiftCard',
    () => [methodsOf('emailGiftCard'), specsOf('emailGiftCard').length],
    [['Email'], 2],
  ],
  [
    'workshop',
    () => group(knownProducts.workshop).map(({ Inventory }) => Inventory?.QuantityAvailable),
    [14, 14, 1, 0],
  ],
  [
    'freeTalk',
    () => [first('freeTalk').xp.IsWorkshop, scheduleOf('freeTalk')?.PriceBreaks?.[0]?.Price],
    [0, 0],
  ],
];

describe('the known products', () => {
  it.each(claims)('%s is what it says', (_, found, expected) => {
    expect(found()).toEqual(expected);
  });

  it('are all claimed here', () => {
    expect(claims.map(([name]) => name).sort()).toEqual(Object.keys(knownProducts).sort());
  });
});
