'use client';

import { Dialog } from '@/components/ui/dialog';
import { ShopLink } from '@/components/ui/shop-link';
import type { AuthTab } from './auth-dialog-store';

interface AuthDialogProps {
  tab: AuthTab;
  onClose: () => void;
}

/** What the account buttons open for a visitor: how to order as a guest, and the way to Purple Perks. */
export default function AuthDialog({ onClose }: AuthDialogProps) {
  return (
    <Dialog open onClose={onClose} title="No account is needed to order">
      <p className="mt-2 text-ink-2">Check out as a guest: we only ask for what the delivery needs.</p>
      <p className="mt-5"><ShopLink href="/customer-service/purple-perks-loyalty-program" className="text-link" onClick={onClose}>Purple Perks</ShopLink></p>
    </Dialog>
  );
}
