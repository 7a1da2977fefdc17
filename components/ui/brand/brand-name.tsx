import { brand } from '@/lib/config/brand';

/** The retailer's name as it is set beside the mark: its first ampersand stands in lilac. */
export function BrandName() {
  const [first = '', ...rest] = brand.name.split(' & ');
  if (rest.length === 0) return first;
  return (
    <>
      {first} <span className="text-lilac-700">&amp;</span> {rest.join(' & ')}
    </>
  );
}
