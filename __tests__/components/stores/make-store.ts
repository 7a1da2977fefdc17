import type { Store } from '@/lib/stores/store';

/** A store of a test. */
export function makeStore(change: Partial<Store>): Store {
  return {
    id: 'Store-a',
    name: 'Edina',
    street: '1 Garden Way',
    city: 'Edina',
    state: 'MN',
    zip: '55424',
    phone: '9525550117',
    about: 'A shop.',
    features: [],
    picture: null,
    location: { lat: 44.91, lng: -93.33 },
    placeID: 'place-a',
    pickup: true,
    ...change,
  };
}
