import { brand } from '@/lib/config/brand';
import { BrandMark } from '@/components/ui/brand/brand-mark';
import { BrandName } from '@/components/ui/brand/brand-name';
import { ShopLink } from '@/components/ui/shop-link';

/** The mark and the name, leading home. */
export function Logo() {
  return (
    <ShopLink
      href="/"
      className="flex shrink-0 items-center gap-2 rounded-pane sm:gap-3"
      aria-label={`${brand.name}, home`}
    >
      <BrandMark size={50} className="size-[min(2.5rem,12.5vw)] lg:size-[50px]" />
      <span className="leading-none">
        <span className="display block text-[min(1.375rem,7vw)] max-[17rem]:text-[5.8vw] leading-none text-aubergine-700 lg:text-[1.8125rem]">
          <BrandName />
        </span>
        <span className="mt-1.5 hidden text-2xs font-medium text-ink-2 lg:block">
          {brand.tagline}
        </span>
      </span>
    </ShopLink>
  );
}
