import { now } from '@/lib/core/time/clock';
import { buildStock } from '@/platform/stock/stock';
import { provisionProcess } from '../process';

const { commerce, files } = buildStock({ now: now() });
await provisionProcess({ catalogue: commerce, files });
