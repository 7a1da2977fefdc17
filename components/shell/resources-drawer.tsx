import { Drawer } from './drawer';
import { shellTexts } from './texts';

/** Drawer of the information pages on small screens (000 §2). */
export function ResourcesDrawer({ id }: { id: string }) {
  return <Drawer id={id}>{shellTexts.resources}</Drawer>;
}
