import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError, messageOf } from './describe-error.ts';

const errorOf = (details: unknown): Error | undefined => {
  if (details instanceof Error) return details;
  const error = typeof details === 'object' && details !== null && 'err' in details ? details.err : undefined;
  return error instanceof Error ? error : undefined;
};

/** Logged errors never contain the parameters of a statement: those are personal data. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      // A fault under another name must not print its properties either.
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(args, method) {
          const [details, text] = args as unknown[];
          const error = errorOf(details);
          // Without a message pino would log that of the error, unredacted.
          if (error && text === undefined) args.splice(1, 1, messageOf(error));
          return method.apply(this, args);
        },
      },
    },
    destination,
  );
