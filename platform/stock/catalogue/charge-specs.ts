import { giftCardSpecs, type SpecWithOptions } from '@/provision/ordercloud/gift-card-specs';

/** Option: ID, what the shopper reads, markup in dollars per unit. */
type Option = readonly [id: string, value: string, markup: number];

function chargeSpec(
  id: string,
  name: string,
  options: readonly Option[],
  more: { defaultOptionID?: string; required?: boolean } = {},
): SpecWithOptions {
  return {
    spec: {
      ID: id,
      Name: name,
      ListOrder: 1,
      Required: more.required ?? true,
      AllowOpenText: false,
      DefinesVariant: false,
      ...(more.defaultOptionID ? { DefaultOptionID: more.defaultOptionID } : {}),
    },
    options: options.map(([ID, Value, markup], index) => ({
      ID,
      Value,
      ListOrder: index + 1,
      IsOpenText: false,
      PriceMarkupType: markup > 0 ? ('AmountPerQuantity' as const) : ('NoMarkup' as const),
      ...(markup > 0 ? { PriceMarkup: markup } : {}),
    })),
  };
}

/**
 * Choices that cost something on top of the price: assembly, placement, and the amount of a gift card (its price schedule holds the
 * smallest one). The large trees have no default: the shopper must say where it goes.
 */
export const chargeSpecs: readonly SpecWithOptions[] = [
  chargeSpec(
    'Trellis-AssemblyCharge',
    'Assembly',
    [
      ['Boxed', 'Flat in its box', 0],
      ['Assembled', 'Put together for me', 15],
    ],
    { defaultOptionID: 'Boxed' },
  ),
  chargeSpec(
    'FeederPole-AssemblyCharge',
    'Pole and Assembly',
    [
      ['FeederOnly', 'Feeder only', 0],
      ['Pole', 'With a five-foot pole', 29],
      ['PoleAssembled', 'With a pole, put together for me', 44],
    ],
    { defaultOptionID: 'FeederOnly' },
  ),
  chargeSpec(
    'Arbor-AssemblyCharge',
    'Assembly',
    [
      ['Boxed', 'Flat in its box', 0],
      ['Assembled', 'Put together for me', 40],
      ['Anchored', 'Put together and anchored in the ground', 60],
    ],
    { defaultOptionID: 'Boxed' },
  ),
  chargeSpec(
    'PlanterBox-AssemblyCharge',
    'Assembly',
    [
      ['Boxed', 'Flat in its box', 0],
      ['Assembled', 'Put together for me', 25],
    ],
    { defaultOptionID: 'Boxed' },
  ),
  chargeSpec(
    'HeavyPot-PlacementCharge',
    'Placement',
    [
      ['Curb', 'Left at the curb', 0],
      ['Step', 'Carried to the front step', 15],
      ['Patio', 'Carried to the patio and leveled', 35],
    ],
    { defaultOptionID: 'Curb' },
  ),
  chargeSpec(
    'Tree-PlacementCharge',
    'Placement',
    [
      ['Curb', 'Left at the curb', 0],
      ['Backyard', 'Carried to the backyard', 35],
      ['Planted', 'Planted in the ground', 120],
    ],
    { defaultOptionID: 'Curb' },
  ),
  chargeSpec('LargeTree-PlacementCharge', 'Placement', [
    ['Curb', 'Left at the curb', 0],
    ['Backyard', 'Carried to the backyard', 60],
    ['Planted', 'Planted in the ground', 180],
  ]),
  chargeSpec(
    'CutTree-PlacementCharge',
    'Placement',
    [
      ['Step', 'Left at the front step', 0],
      ['Inside', 'Carried in and set straight in your stand', 35],
    ],
    { defaultOptionID: 'Step' },
  ),
  chargeSpec('LargeCutTree-PlacementCharge', 'Placement', [
    ['Step', 'Left at the front step', 0],
    ['Inside', 'Carried in and set straight in your stand', 60],
  ]),
  ...giftCardSpecs,
];

/** The largest markup a spec can add, in dollars. */
export function largestMarkup(specID: string): number {
  const found = chargeSpecs.find(({ spec }) => spec.ID === specID);
  return Math.max(0, ...(found?.options.map((option) => option.PriceMarkup ?? 0) ?? []));
}
