import type { SizeStep } from './group-source';

/** Sizes of arrangements: stems and price grow together (×1, ×1.3, ×1.65). */
export const arrangementSizes: readonly SizeStep[] = [
  { name: 'Standard', suffix: '', factor: 1 },
  { name: 'Deluxe', suffix: 'DLX', factor: 1.3 },
  { name: 'Premium', suffix: 'PRM', factor: 1.65 },
];

/** Container classes of the nursery trade. */
export const nurserySizes: readonly SizeStep[] = [
  { name: '#1 pot', suffix: '', factor: 1, volume: '1 gallon' },
  { name: '#2 pot', suffix: 'N2', factor: 1.6, volume: '2 gallon' },
  { name: '#5 pot', suffix: 'N5', factor: 2.6, volume: '5 gallon' },
];

/** Annuals: a small pot, or six young plants in a pack. */
export const annualSizes: readonly SizeStep[] = [
  { name: '4 in pot', suffix: '', factor: 1, volume: '4 inch' },
  { name: 'Pack of six', suffix: 'SIX', factor: 1.6, volume: 'Cell pack' },
];

/** Perennials and grasses: quart and gallon. */
export const perennialSizes: readonly SizeStep[] = [
  { name: '4.5 in pot', suffix: '', factor: 1, volume: '1 quart' },
  { name: '#1 pot', suffix: 'N1', factor: 1.7, volume: '1 gallon' },
];

/** Trees by container. */
export const treeSizes: readonly SizeStep[] = [
  { name: '#7 pot', suffix: '', factor: 1, volume: '7 gallon' },
  { name: '#15 pot', suffix: 'N15', factor: 1.75, volume: '15 gallon' },
];

/** Trees that are also sold large enough to sit under. */
export const largeTreeSizes: readonly SizeStep[] = [
  ...treeSizes,
  { name: '#25 pot', suffix: 'N25', factor: 2.6, volume: '25 gallon' },
];

/** Houseplants by pot width. */
export const houseplantSizes: readonly SizeStep[] = [
  { name: '4 in pot', suffix: '', factor: 1, volume: '4 inch' },
  { name: '6 in pot', suffix: 'P6', factor: 1.8, volume: '6 inch' },
  { name: '10 in pot', suffix: 'P10', factor: 3.6, volume: '10 inch' },
];

/** Poinsettias, azaleas and other gift plants. */
export const giftPlantSizes: readonly SizeStep[] = [
  { name: '6 in pot', suffix: '', factor: 1, volume: '6 inch' },
  { name: '8 in pot', suffix: 'P8', factor: 1.6, volume: '8 inch' },
  { name: '10 in pot', suffix: 'P10', factor: 2.2, volume: '10 inch' },
];

/** Empty pots by width. */
export const potSizes: readonly SizeStep[] = [
  { name: '6 in', suffix: '', factor: 1, volume: '6 inch' },
  { name: '8 in', suffix: 'P8', factor: 1.5, volume: '8 inch' },
  { name: '10 in', suffix: 'P10', factor: 2.1, volume: '10 inch' },
  { name: '14 in', suffix: 'P14', factor: 3.4, volume: '14 inch' },
];

/** Soil by the bag. */
export const bagSizes: readonly SizeStep[] = [
  { name: '8 qt', suffix: '', factor: 1, volume: '8 quart' },
  { name: '1 cu ft', suffix: 'CF1', factor: 2, volume: '1 cubic foot' },
  { name: '2 cu ft', suffix: 'CF2', factor: 3.4, volume: '2 cubic foot' },
];

/** Dry feeds by weight. */
export const feedSizes: readonly SizeStep[] = [
  { name: '4 lb', suffix: '', factor: 1, volume: '4 pound' },
  { name: '20 lb', suffix: 'L20', factor: 3.2, volume: '20 pound' },
];
