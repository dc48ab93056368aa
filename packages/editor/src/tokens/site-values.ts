import { isRecord } from '@sitewright/domain/documents';
import type { StyleValues } from '@sitewright/domain/styles';

/** What the owner set for the whole site; the document has passed the server's schema. */
export const siteValues = (content: unknown): StyleValues => {
  const values = isRecord(content) ? content['values'] : undefined;
  return isRecord(values) ? (values as StyleValues) : {};
};
