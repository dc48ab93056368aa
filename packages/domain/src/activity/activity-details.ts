import { isRecord } from '../documents/index.ts';

/** An entry of the activity log; `before` and `after` are what the call recorded. */
export interface ActivityDetails {
  /** The call that made the change, such as `pages.publish`. */
  readonly call: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A nested field of a recorded value: `fieldOf(after, 'documents', 0)`. */
export const fieldOf = (noted: unknown, ...path: readonly (string | number)[]): unknown => {
  let value = noted;
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else if (isRecord(value)) value = value[String(step)];
    else return undefined;
  }
  return value;
};

export const textOf = (noted: unknown, ...path: readonly (string | number)[]): string | undefined => {
  const value = fieldOf(noted, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};
