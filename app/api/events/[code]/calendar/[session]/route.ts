import { calendarFile } from '@/lib/events/calendar/calendar-file.server';

interface Context {
  params: Promise<{ code: string; session: string }>;
}

/** The calendar file of one date: public, the same for everyone. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code, session } = await params;
  return calendarFile(code, session);
}
