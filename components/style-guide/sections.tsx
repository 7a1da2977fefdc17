import type { Theme } from '@/lib/content/theme.server';
import { ProductCards } from './card-specimens';
import { Buttons, Fields, Icons } from './control-specimens';
import { Dialogs } from './dialog-specimens';
import { AccountParts, OrderParts } from './order-specimens';
import { EventCards, OtherCards, Promos } from './other-card-specimens';
import { Breadcrumbs, Marks, Messages } from './part-specimens';
import { Shapes, ThemeColors, TokenColors, TypeScale } from './token-specimens';

/** A section of the style guide. */
export interface StyleSection {
  /** Its place in the page's address. */
  id: string;
  title: string;
  content: React.ReactNode;
}

/** Every section in the order shown. A new part of the shop adds a row here, with all of its states. */
export function styleSections(theme: Theme | null): StyleSection[] {
  return [
    { id: 'theme', title: 'Theme', content: <ThemeColors theme={theme} /> },
    { id: 'colors', title: 'Colors', content: <TokenColors /> },
    { id: 'type', title: 'Type', content: <TypeScale /> },
    { id: 'shapes', title: 'Corners, shadows, motion', content: <Shapes /> },
    { id: 'buttons', title: 'Buttons', content: <Buttons /> },
    { id: 'fields', title: 'Inputs', content: <Fields /> },
    { id: 'marks', title: 'Chips, flags, availability', content: <Marks /> },
    { id: 'breadcrumbs', title: 'Breadcrumb bar', content: <Breadcrumbs /> },
    { id: 'cards', title: 'Product card', content: <ProductCards /> },
    { id: 'event-cards', title: 'Event card', content: <EventCards /> },
    { id: 'category-cards', title: 'Category and content cards', content: <OtherCards /> },
    { id: 'promos', title: 'Promos', content: <Promos /> },
    { id: 'orders', title: 'Tickets, quantity, pages', content: <OrderParts /> },
    { id: 'account', title: 'Account', content: <AccountParts /> },
    { id: 'messages', title: 'Messages', content: <Messages /> },
    { id: 'dialogs', title: 'Dialogs', content: <Dialogs /> },
    { id: 'icons', title: 'Icons', content: <Icons /> },
  ];
}
