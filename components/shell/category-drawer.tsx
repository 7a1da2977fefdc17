import { Drawer } from './drawer';
import { shellTexts } from './texts';

/** Drawer of all products on small screens (000 §2). */
export function CategoryDrawer({ id }: { id: string }) {
  return <Drawer id={id}>{shellTexts.products}</Drawer>;
}
