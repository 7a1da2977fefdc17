import { Icon } from '@/components/ui/icon';
import { shellTexts } from './texts';

/** The search box: a plain form, so that it works before any script has arrived. */
export function SearchBox({ id }: { id: string }) {
  return (
    <form action="/search" method="get" role="search" className="relative w-full max-w-[620px]">
      <label htmlFor={id} className="sr-only">{shellTexts.search}</label>
      <input
        id={id} name="query" type="search" placeholder={shellTexts.searchPlaceholder} autoComplete="off" enterKeyHint="search" maxLength={120} required
        className="h-[46px] w-full rounded-pill border border-line-strong bg-card text-ellipsis pl-4 pr-15 text-base text-ink placeholder:text-ink-3 lg:h-12 lg:pl-5"
      />
      <button type="submit" aria-label={shellTexts.search} className="absolute right-1 top-1 grid h-[38px] w-[52px] place-items-center rounded-pill bg-aubergine-700 text-white hover:bg-aubergine-800 lg:h-10">
        <Icon name="search" />
      </button>
    </form>
  );
}
