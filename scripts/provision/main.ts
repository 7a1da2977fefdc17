import { provisionProcess } from './process';

await provisionProcess();
