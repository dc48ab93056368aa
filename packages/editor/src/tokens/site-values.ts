import type { StyleValues } from '@sitewright/domain/styles';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the owner set for the whole site; the document has passed the server's schema. */
export const siteValues = (content: unknown): StyleValues => {
  const values = isRecord(content) ? content['values'] : undefined;
  return isRecord(values) ? (values as StyleValues) : {};
};
