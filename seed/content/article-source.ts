/** A care article as its author writes it; the body in the plain writing of `richText`. */
export interface ArticleSource {
  slug: string;
  title: string;
  summary: string;
  author: string;
  /** Day it was written, and last revised. */
  written: string;
  revised: string;
  tags: readonly string[];
  categoryIDs: readonly string[];
  body: string;
}
