import { brand } from '@/lib/config/brand';
import { Sprig } from './sprig';

/** The retailer's mark beside its name: a picture of its own where it has one, else the lilac sprig. */
export function BrandMark({ size, className }: { size: number; className: string }) {
  const mark: string | null = brand.mark;
  if (mark === null) return <Sprig size={size} className={className} />;
  return <img src={mark} alt="" width={size} height={size} className={className} />;
}
