import { isInSeason } from '@/lib/catalogue/season';

it.each<[string, string[], string, boolean]>([
  ['a bouquet in January', ['Flowers_Bouquets_Roses'], '2026-01-10', true],
  ['a hedge rose in November', ['OutdoorPlants_Roses', 'Occasions_Birthday'], '2026-11-23', false],
  ['a hedge rose in May', ['OutdoorPlants_Roses'], '2026-05-10', true],
  ['the first day', ['OutdoorPlants'], '2026-04-01', true],
  ['the day before', ['OutdoorPlants'], '2026-03-31', false],
  ['the last day', ['Christmas_FreshTrees'], '2026-12-31', true],
  ['a wreath in summer', ['Christmas_WreathsGarland'], '2026-07-01', false],
  ['one shelf of two', ['Christmas_Poinsettias', 'Flowers_BloomingGifts'], '2026-07-01', true],
  ['occasions alone', ['Occasions_Birthday'], '2026-07-01', true],
])('%s', (_name, categoryIDs, day, is) => {
  expect(isInSeason(categoryIDs, day)).toBe(is);
});
