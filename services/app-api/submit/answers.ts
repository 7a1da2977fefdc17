import type { Context } from 'hono';
import { errorCodes } from '@/lib/core/errors/error-codes';
import { errorText } from '@/lib/core/errors/error-texts';
import type { SubmitAnswer } from '@/lib/orders/calculated-order';
import { refused } from '../../http/answers';
import { isClosed, type Submission } from '../../orders/submission';

/**
 * The response to a submit. The outcome of an order is an answer, not an error: 200, or 202 while it is not known. Only the same order sent with another body
 * is an error: 422. `link` is the token by which the sender follows the order.
 */
export function submitAnswer(
  context: Context,
  answer: SubmitAnswer,
  link: string | null = null,
): Response {
  if (answer.Status === 'Pending')
    return context.json({ ...answer, Code: 'order-being-placed' }, 202);
  if (answer.Status === 'Refused' && answer.Code === 'submit-mismatch') {
    return context.json(
      {
        ...answer,
        Errors: [{ ErrorCode: answer.Code, Message: message(answer.Code), Data: null }],
      },
      422,
    );
  }
  return context.json(
    answer.Status === 'Submitted' && link !== null ? { ...answer, Link: link } : answer,
  );
}

/** The state of a submit; 404 when there was none. */
export function submissionAnswer(
  context: Context,
  submission: Submission | null,
  link: string | null,
): Response {
  if (!submission) return refused(context, { code: 'not-found' });
  if (!isClosed(submission) || !submission.result)
    return submitAnswer(context, { Status: 'Pending', OrderID: submission.orderID });
  return submitAnswer(context, submission.result, link);
}

function message(code: string): string {
  const errorCode = errorCodes.find((candidate) => candidate === code);
  return errorCode ? errorText({ code: errorCode }) : code;
}
