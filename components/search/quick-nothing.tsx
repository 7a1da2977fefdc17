import { brand } from '@/lib/config/brand';
import { EmptyState } from '@/components/ui/empty-state';
import { searchTexts } from './search-texts';

/** Nothing found, or the search engine does not answer: two states, both said (specification A8, ruling 27). */
export function QuickNothing({ available }: { available: boolean }) {
  return (
    <div role="status" className="p-6">
      <EmptyState heading={available ? searchTexts.none : searchTexts.unavailable}>
        <p>
          {available ? searchTexts.noneMore : searchTexts.unavailableMore}{' '}
          <span className="nums whitespace-nowrap">{brand.orderPhone}</span>.
        </p>
      </EmptyState>
    </div>
  );
}
