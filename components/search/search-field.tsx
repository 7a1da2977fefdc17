import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { searchFieldTexts } from './field-texts';

/** What the quick search takes over from the plain field. */
export interface QuickSearchProps {
  inputID: string;
  /** What the plain field held when this took over, and whether focus and pointer were on it. */
  start: {
    value: string;
    focused: boolean;
    hovered: boolean;
    selection: [number | null, number | null];
  };
}

interface SearchFormProps extends ComponentPropsWithRef<'form'> {
  /** The field it is labelled for. */
  inputID: string;
}

/** The form around the field, which leads to the search page. */
export function SearchForm({ inputID, children, ...form }: SearchFormProps) {
  return (
    <form action="/search" role="search" className="w-full lg:max-w-[620px]" {...form}>
      <label htmlFor={inputID} className="sr-only">
        {searchFieldTexts.search}
      </label>
      {children}
    </form>
  );
}

/** The field with its button, the same before and after the quick search has taken over. */
export function SearchField(props: ComponentPropsWithRef<'input'>) {
  return (
    <span className="relative block">
      <input
        type="search"
        placeholder={searchFieldTexts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={120}
        {...props}
        className="search-field h-[46px] w-full rounded-pill border border-line-strong bg-card text-ellipsis pl-4 pr-15 text-base text-ink placeholder:text-ink-3 lg:h-12 lg:pl-5"
      />
      <button
        type="submit"
        aria-label={searchFieldTexts.search}
        className="absolute right-1 top-1 grid h-[38px] w-[52px] place-items-center rounded-pill bg-aubergine-700 text-white hover:bg-aubergine-800 lg:h-10"
      >
        <Icon name="search" />
      </button>
    </span>
  );
}
