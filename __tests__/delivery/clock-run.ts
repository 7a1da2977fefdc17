import { reportZone } from '../support/zone-case';
import { clockTable } from './clock-table';

reportZone(clockTable);
