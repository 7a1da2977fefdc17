/** Tests over sockets and real clocks get a second try, with the first error printed and the name in the outcome (decision 102). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
