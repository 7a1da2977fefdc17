import { brand } from '@/lib/config/brand';

/** The shop's phone for orders as a link that dials it: wherever a sentence leads to the phone. */
export function OrderPhone({ className = 'text-link' }: { className?: string }) {
  return (
    <a className={`nums ${className}`} href={`tel:+1-${brand.orderPhone}`}>
      {brand.orderPhone}
    </a>
  );
}
