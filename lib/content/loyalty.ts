import type { Document } from '@contentful/rich-text-types';

/** What the editors say about the loyalty programme (specification A3 purplePerks). */
export interface LoyaltyProgramme {
  title: string;
  summary: string;
  body: Document | null;
}
