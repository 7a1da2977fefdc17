import { customerServicePages } from './customer-service';
import { otherPages } from './other-pages';
import type { PageSource } from './page-source';

/** Every static page of the four content sections. */
export const allPages: readonly PageSource[] = [...customerServicePages, ...otherPages];
