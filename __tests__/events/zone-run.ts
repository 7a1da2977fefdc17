import { reportZone } from '../support/zone-case';
import { dayTable } from './day-table';

reportZone(dayTable);
