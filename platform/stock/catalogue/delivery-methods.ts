import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { preparation } from '../content/promises';
import type { GroupSource } from './group-source';
import { kindDefaults } from './kinds';

/** What a family orders for a service: nothing of it leaves sooner, by whatever way. */
const familyPieces = new Set(['Flowers_Sympathy_Casket', 'Flowers_Sympathy_Standing']);

/** Whether a florist elsewhere can make it: CodeB2 is Y and CodeB4 is E, F or T (specification A9). */
function isWireable(group: GroupSource): boolean {
  return group.codes?.b2 === 'Y' && ['E', 'F', 'T'].includes(group.codes.b4 ?? '');
}

/**
 * The delivery methods a group enables, with lead days: those of its kind, and by the merchandise codes Wired (with Courier, without
 * which it is never offered) or UPS for what ships nationwide in a box.
 */
export function deliveryMethodsOf(group: GroupSource): NonNullable<ProductXp['DeliveryMethods']> {
  const leads: Record<string, number> = { ...kindDefaults[group.kind].delivery };
  if (group.pickupOnly)
    for (const method of Object.keys(leads)) if (!method.endsWith('PickUp')) delete leads[method];
  if (isWireable(group)) Object.assign(leads, { Wired: 1, Courier: leads.Courier ?? 0 });
  if (group.codes?.b2 === 'Y') leads.UPS = 2;
  if (group.categories.some((id) => familyPieces.has(id)))
    for (const [method, days] of Object.entries(leads))
      leads[method] = Math.max(days, preparation.familyPieces.days);
  return Object.fromEntries(
    Object.entries(leads).map(([method, LeadDays]) => [method, { Enabled: true, LeadDays }]),
  );
}
