import { guaranteeWords, preparation } from '../content/promises';
import type { ProductKind, SizeStep } from './group-source';
import { arrangementSizes } from './size-ladders';

/** What all products of a kind share unless a group says otherwise. */
export interface KindDefaults {
  sizes: readonly SizeStep[];
  /** Delivery methods with their lead days; Wired and UPS follow the merchandise codes. */
  delivery: Readonly<Record<string, number>>;
  /** Units of a variant on hand. */
  available: number;
  guarantee: string;
  substitution: string | null;
}

const atTheShop = { InStorePickUp: 0, CurbsidePickUp: 0 };
const { flowers: freshFlowers, houseplants, hardy: nurseryStock, unused } = guaranteeWords;
const sympathyDays = preparation.sympathy.days;
const weddingDays = preparation.wedding.days;
const sameColors =
  'If a flower runs short we use one of the same color and of equal or greater value.';

export const kindDefaults: Record<ProductKind, KindDefaults> = {
  bouquet: {
    sizes: arrangementSizes,
    delivery: { LocalDelivery: 0, ...atTheShop, Courier: 0 },
    available: 24,
    guarantee: freshFlowers,
    substitution: sameColors,
  },
  sympathy: {
    sizes: arrangementSizes,
    delivery: { LocalDelivery: sympathyDays, ...atTheShop, Courier: sympathyDays },
    available: 12,
    guarantee: freshFlowers,
    substitution:
      'We keep the colors and the form of a tribute, and call you before we change a flower.',
  },
  wedding: {
    sizes: [],
    delivery: {
      LocalDelivery: weddingDays,
      InStorePickUp: weddingDays,
      CurbsidePickUp: weddingDays,
    },
    available: 40,
    guarantee: freshFlowers,
    substitution: 'We call you before we change anything in a wedding order.',
  },
  houseplant: {
    sizes: [],
    delivery: { LocalDelivery: 0, ...atTheShop, Courier: 0 },
    available: 30,
    guarantee: houseplants,
    substitution: 'The pot may differ from the picture; the plant will not.',
  },
  nursery: {
    sizes: [],
    delivery: { LocalDelivery: 2, InStorePickUp: 0, CurbsidePickUp: 0 },
    available: 45,
    guarantee: nurseryStock,
    substitution: null,
  },
  'tender-plant': {
    sizes: [],
    delivery: { LocalDelivery: 1, ...atTheShop },
    available: 60,
    guarantee: 'Annuals and seasonal plants are sold fresh and are not guaranteed after frost.',
    substitution: null,
  },
  tree: {
    sizes: [],
    delivery: { LocalDelivery: preparation.trees.days, InStorePickUp: 1 },
    available: 15,
    guarantee: nurseryStock,
    substitution: null,
  },
  hardgood: {
    sizes: [],
    delivery: { LocalDelivery: 0, ...atTheShop },
    available: 80,
    guarantee: unused,
    substitution: null,
  },
  'heavy-hardgood': {
    sizes: [],
    delivery: { LocalDelivery: 2, ...atTheShop },
    available: 50,
    guarantee: unused,
    substitution: null,
  },
  gift: {
    sizes: [],
    delivery: { LocalDelivery: 0, ...atTheShop, Courier: 0 },
    available: 36,
    guarantee: unused,
    substitution: null,
  },
  'fresh-green': {
    sizes: [],
    delivery: { LocalDelivery: 2, ...atTheShop },
    available: 28,
    guarantee:
      'Cut greens are sold fresh. If yours drops its needles within ten days, bring it back.',
    substitution: null,
  },
  'gift-card': {
    sizes: [],
    delivery: { LocalDelivery: 0, ...atTheShop, USPS: 2 },
    available: 0,
    guarantee: 'Gift cards never expire and cannot be returned for cash.',
    substitution: null,
  },
  'e-gift-card': {
    sizes: [],
    delivery: { Email: 0 },
    available: 0,
    guarantee: 'Gift cards never expire and cannot be returned for cash.',
    substitution: null,
  },
};
