import { now } from '@/lib/core/time/clock';
import { buildStock } from '@/platform/stock/stock';
import { provisionProcess } from '../process';
import { readPicture } from './read-picture';

const { commerce, content, files } = buildStock({ now: now() });
await provisionProcess({ catalogue: commerce, content: { ...content, readPicture }, files });
