import { brand } from '@/lib/config/brand';

/** The retailer's mark as a file, for parts that are made in the browser: their scripts need not carry the drawing. Asked for where it is shown. */
export function BrandPicture({ size, className }: { size: number; className?: string }) {
  const mark: string | null = brand.mark;
  return (
    <img
      src={mark ?? '/pictures/sprig.svg'}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      className={className}
    />
  );
}
