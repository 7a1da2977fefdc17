import { ButtonLink } from '@/components/ui/button';
import { Floret } from '@/components/ui/brand/floret';
import { LinkWords } from '@/components/ui/link-words';
import { VisitorsOnly } from './visitors-only';
import { customerPages } from '@/lib/routes/static-page-path';

/** The loyalty banner above the footer, leading to the Purple Perks page (specification A2), for visitors: below the `main` of the pages that have it. */
export function LoyaltyBanner() {
  return (
    <VisitorsOnly>
      <section aria-labelledby="loyalty-heading" className="shop section no-print">
        <div className="on-dark relative flex flex-col gap-5 overflow-hidden rounded-sheet bg-lilac-800 px-6 py-9 text-white md:flex-row md:items-center md:justify-between md:px-14 md:py-11">
          <Floret size={260} className="absolute -right-14 -top-16 text-lilac-300 opacity-18" />
          <div className="relative max-w-2xl">
            <h2 id="loyalty-heading" className="text-h2">
              Purple Perks pays you back in flowers
            </h2>
            <p className="mt-2 text-lilac-200">
              Earn dollars on every stem, pot and workshop. Spend them at checkout, online or at the
              counter. Joining is free.
            </p>
          </div>
          <ButtonLink
            href={customerPages.loyalty}
            kind="loyalty"
            className="relative shrink-0 self-start md:self-center"
          >
            <LinkWords text="Learn More" about="Purple Perks" />
          </ButtonLink>
        </div>
      </section>
    </VisitorsOnly>
  );
}
