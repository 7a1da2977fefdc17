import { reportZone } from '@/__tests__/support/zone-case';
import { clockTable } from './clock-table';

reportZone(clockTable);
