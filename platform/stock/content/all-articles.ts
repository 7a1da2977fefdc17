import type { ArticleSource } from './article-source';
import { cutFlowers } from './articles/cut-flowers';
import { cutFlowersByKind } from './articles/cut-flowers-by-kind';
import { annualsAndEdibles } from './articles/genera/annuals-and-edibles';
import { bloomingHouseplants } from './articles/genera/blooming-houseplants';
import { fernsPalmsSucculents } from './articles/genera/ferns-palms-succulents';
import { foliagePlants } from './articles/genera/foliage-plants';
import { lilacsHydrangeasRoses } from './articles/genera/lilacs-hydrangeas-roses';
import { nativesAndFerns } from './articles/genera/natives-and-ferns';
import { orchidsAndPoinsettias } from './articles/genera/orchids-and-poinsettias';
import { perennials } from './articles/genera/perennials';
import { shrubs } from './articles/genera/shrubs';
import { trees } from './articles/genera/trees';
import { libraryAndZones } from './articles/library-and-zones';
import { januaryToApril } from './articles/months/january-to-april';
import { mayToAugust } from './articles/months/may-to-august';
import { septemberToDecember } from './articles/months/september-to-december';
import { bedsAndLawns } from './articles/pests/beds-and-lawns';
import { indoorsAndSoil } from './articles/pests/indoors-and-soil';
import { treesAndWoods } from './articles/pests/trees-and-woods';
import { firstPlantings } from './articles/planting/first-plantings';
import { seedsLawnDivision } from './articles/planting/seeds-lawn-division';
import { soilAndPots } from './articles/planting/soil-and-pots';
import { safetyAndSalt } from './articles/safety-and-salt';

/** The care articles by what kind of guide they are. */
export const articlesByKind = {
  cutFlowers: [...cutFlowers, ...cutFlowersByKind],
  genera: [
    ...orchidsAndPoinsettias,
    ...foliagePlants,
    ...fernsPalmsSucculents,
    ...bloomingHouseplants,
    ...lilacsHydrangeasRoses,
    ...shrubs,
    ...trees,
    ...perennials,
    ...nativesAndFerns,
    ...annualsAndEdibles,
  ],
  planting: [...firstPlantings, ...soilAndPots, ...seedsLawnDivision],
  months: [...januaryToApril, ...mayToAugust, ...septemberToDecember],
  pests: [...treesAndWoods, ...bedsAndLawns, ...indoorsAndSoil],
  reference: [...libraryAndZones, ...safetyAndSalt],
} satisfies Record<string, readonly ArticleSource[]>;

/** Every care article. */
export const allArticles: readonly ArticleSource[] = Object.values(articlesByKind).flat();

const slugsByCode = new Map<string, string[]>();
for (const { slug, relatedCodes = [] } of allArticles) {
  for (const code of relatedCodes) slugsByCode.set(code, [...(slugsByCode.get(code) ?? []), slug]);
}

/** Slugs of the articles that name a product among theirs, in the order of the articles. */
export function articlesAbout(productCode: string): string[] {
  return slugsByCode.get(productCode) ?? [];
}
