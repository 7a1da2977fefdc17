import { reportZone } from '@/__tests__/support/zone-case';
import { dayTable } from './day-table';

reportZone(dayTable);
