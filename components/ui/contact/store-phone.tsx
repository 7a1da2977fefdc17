import { formatPhone } from '@/lib/address/format-phone';

/** A store's phone as a link that dials it; nothing where it has none. */
export function StorePhone({ phone, className }: { phone: string; className: string }) {
  return phone ? (
    <a className={`nums ${className}`} href={`tel:+1${phone}`}>
      {formatPhone(phone)}
    </a>
  ) : null;
}
