import { MissingPage } from '@/components/shell/missing-page';

/** What shows at the address of an order that is not the visitor's, or is none, after a soft navigation (ruling 39). */
export default function OrderNotFound() {
  return <MissingPage kind="order" />;
}
