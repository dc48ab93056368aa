import { isRecord } from '@sitewright/domain/documents';

const withActivityNote = ['title', 'urlId', 'status'] as const;

/** The fields of a document that the activity log shows. */
export const activitySummaryOf = (content: unknown): Readonly<Record<string, string>> =>
  isRecord(content)
    ? Object.fromEntries(
        withActivityNote.flatMap((name) => {
          const value = content[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      )
    : {};
