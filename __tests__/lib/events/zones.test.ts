/** @jest-environment node */
import { itHoldsInEveryZone } from '@/__tests__/support/in-zones';
import { dayTable } from './day-table';

describe('the table of days', () => {
  itHoldsInEveryZone(`${__dirname}/zone-run.ts`, dayTable.length);
});
