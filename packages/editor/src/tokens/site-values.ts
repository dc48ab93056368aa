import { isRecord } from '@sitewright/domain/documents';
import type { StyleValues } from '@sitewright/domain/styles';

/** Site-wide values; the document has passed the server's schema. */
export const siteValues = (content: unknown): StyleValues => {
  const values = isRecord(content) ? content['values'] : undefined;
  return isRecord(values) ? (values as StyleValues) : {};
};
