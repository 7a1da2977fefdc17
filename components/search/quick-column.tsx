'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { ShopLink } from '@/components/ui/shop-link';
import { searchTexts } from './search-texts';

interface QuickColumnProps {
  title: string;
  /** Where 'See All' leads: Products, Events and CareInfo have one (specification A2). */
  seeAll?: string;
  className?: string;
  children: React.ReactNode;
}

/** One group of the dropdown: its heading, 'See All', its rows. Rows come before 'See All' for the arrows, beside the heading for the eye. */
export function QuickColumn({ title, seeAll, className = '', children }: QuickColumnProps) {
  return (
    <Autocomplete.Group className={`quick-column ${className}`}>
      <Autocomplete.GroupLabel className="display col-start-1 row-start-1 text-[1.1875rem] leading-tight">
        {title}
      </Autocomplete.GroupLabel>
      <div className="col-span-2 row-start-2 mt-3 flex flex-col gap-1">{children}</div>
      {seeAll && (
        <Autocomplete.Item
          value={`see-all-${title}`}
          className="quick-option text-link col-start-2 row-start-1 self-start text-sm"
          render={<ShopLink href={seeAll} />}
        >
          {searchTexts.seeAll}
          <span className="sr-only"> {title}</span>
        </Autocomplete.Item>
      )}
    </Autocomplete.Group>
  );
}
