import { parse } from 'qs';

export const queryLimits = { DEPTH: 5, PARAMETERS: 1000, ARRAY: 20 } as const;

export class QueryStringTooLarge extends Error {}

/** Throws where the query is over the limits: a truncated filter would be another filter. */
export const parseQueryString = (text: string): Record<string, unknown> => {
  try {
    return parse(text, {
      depth: queryLimits.DEPTH,
      strictDepth: true,
      parameterLimit: queryLimits.PARAMETERS,
      arrayLimit: queryLimits.ARRAY,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new QueryStringTooLarge(error.message);
    throw error;
  }
};
