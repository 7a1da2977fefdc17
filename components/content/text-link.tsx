import { ShopLink } from '@/components/ui/shop-link';

/** A link in a text; where its address may not be linked to, only its words. */
export function TextLink({ to, children }: { to: string | null; children: React.ReactNode }) {
  if (!to) return <>{children}</>;
  return to.startsWith('/') ? (
    <ShopLink href={to}>{children}</ShopLink>
  ) : (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
