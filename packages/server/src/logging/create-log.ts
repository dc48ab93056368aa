import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError, messageOf } from './describe-error.ts';

const errorOf = (details: unknown): Error | undefined => {
  if (details instanceof Error) return details;
  const error = typeof details === 'object' && details !== null && 'err' in details ? details.err : undefined;
  return error instanceof Error ? error : undefined;
};

/** The program's log. Errors in it never carry the values of a statement: those are addresses, texts and links of people. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          const [details, text] = args as unknown[];
          const error = errorOf(details);
          // Told without a sentence, an error would be its own: in the words it was thrown with.
          if (error && text === undefined) args.splice(1, 1, messageOf(error));
          return method.apply(this, args);
        },
      },
    },
    destination,
  );
