import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { ArrangementScene, Vessel } from '../pictures/scene-description';
import type { GroupSource } from './group-source';
import { measuredSizes } from './measured-sizes';
import { isSafeForPets } from './search-words';

type Facts = NonNullable<ProductXp['Facts']>;

/** What cut flowers come in. */
const comesIn: Partial<Record<Vessel, string>> = {
  'glass-cylinder': 'A clear glass vase, included',
  'bubble-bowl': 'A round glass bowl, included',
  'mason-jar': 'A mason jar, included',
  'ceramic-belly': 'A stoneware vase, included',
  'ceramic-square': 'A square ceramic vase, included',
  'glazed-blue': 'A blue glazed vase, included',
  terracotta: 'A terracotta pot, included',
  basket: 'A willow basket, included',
  'handled-basket': 'A small willow basket, included',
  'wrapped-paper': 'Paper, without a vase',
  'twine-tied': 'Twine, without a vase',
};

const strong = ['lily', 'lilac'];
const light = ['rose', 'spray-rose', 'peony'];

/** `About 18 in tall, 15 in wide`: an arrangement in the size shown first; `null` for what was not measured. */
export function dimensionsOf({ code }: GroupSource): string | null {
  const size = measuredSizes[code];
  return size ? `About ${size[0]} in tall, ${size[1]} in wide` : null;
}

/** What a shopper asks of a product that no facet says: what it comes in, its scent, and whether pets may live with it. */
export function factsOf({ code, kind, scene }: GroupSource): Facts {
  const flowers = scene.kind === 'arrangement' && kind !== 'wedding' ? scene : null;
  const vessel = flowers && comesIn[flowers.vessel];
  const blooms: string[] = flowers?.blooms.map(({ bloom }) => bloom) ?? [];
  return [
    ...(vessel ? [{ Label: 'Comes in', Value: vessel }] : []),
    ...(flowers ? [{ Label: 'Scent', Value: scentOf(flowers) }] : []),
    ...(blooms.includes('lily')
      ? [{ Label: 'Pets', Value: 'Keep lilies away from cats' }]
      : isSafeForPets(code)
        ? [{ Label: 'Pets', Value: 'Safe around cats and dogs' }]
        : []),
  ];
}

function scentOf({ blooms }: ArrangementScene): string {
  const has = (kinds: readonly string[]) => blooms.some(({ bloom }) => kinds.includes(bloom));
  if (has(strong)) return 'Strong';
  return has(light) ? 'Light' : 'Almost none';
}
