import { valuesText, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { PlaceRoute } from '@/lib/catalogue/category/list-place';
import { filterKeyOf } from '@/lib/routes/filter-keys';
import { facetDefinitions } from '@/lib/search/facets';

/** What a form of a list keeps of where it lives and of what is chosen, as hidden fields: all but the bounds of the price. */
export function KeptChoice({ keys, choice }: { keys: PlaceRoute['keys']; choice: ListChoice }) {
  return (
    <>
      {Object.entries(keys).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
      {facetDefinitions.map(({ attribute }) => {
        const key = filterKeyOf(attribute);
        const values = choice.filters[key];
        return values?.length ? (
          <input key={key} type="hidden" name={key} value={valuesText(values)} />
        ) : null;
      })}
    </>
  );
}
