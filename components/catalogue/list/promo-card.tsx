import { ButtonLink } from '@/components/ui/button';
import { LinkWords } from '@/components/ui/link-words';
import { Floret } from '@/components/ui/brand/floret';

interface PromoCardProps {
  superTitle: string;
  title: string;
  subTitle: string;
  linkUrl: string;
  /** 'Learn More' where the content names none (specification B3). */
  linkText?: string;
}

/** The promo that fills one cell of a product grid. */
export function PromoCard({
  superTitle,
  title,
  subTitle,
  linkUrl,
  linkText = 'Learn More',
}: PromoCardProps) {
  return (
    <div className="on-dark relative flex h-full flex-col justify-end overflow-hidden rounded-pane bg-aubergine-700 p-4 text-white lg:p-5">
      <Floret size={190} className="absolute -right-10 -top-12 text-lilac-300 opacity-18" />
      <div className="relative">
        <p className="text-xs font-strong text-lilac-300">{superTitle}</p>
        <p className="display mt-1 text-h3 max-sm:text-name">{title}</p>
        <p className="mt-1.5 text-sm text-lilac-200">{subTitle}</p>
        <ButtonLink href={linkUrl} kind="secondary" size="small" className="mt-4">
          <LinkWords text={linkText} about={title} />
        </ButtonLink>
      </div>
    </div>
  );
}
