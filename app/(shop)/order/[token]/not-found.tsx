import { MissingPage } from '@/components/shell/missing-page';

/** What shows at the address of a link that opens nothing, after a soft navigation. */
export default function LinkNotFound() {
  return <MissingPage kind="order-link" />;
}
