import { MissingPage } from '@/components/shell/missing-page';

/** What a soft navigation to something missing shows; a document is answered with the page of `missing-view`. */
export default function NotFound() {
  return <MissingPage kind="page" />;
}
