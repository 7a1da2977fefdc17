import { ArrivalDays } from './arrival-days';
import { countWords } from './arrival-count';
import { KeepArrival } from './keep-arrival';
import { sendArrival } from './send-arrival';

/** What the form of a list has besides its fields: a script of its own, fetched once there is something to show. */
export const arrivalParts = { ArrivalDays, KeepArrival, countWords, sendArrival };
