import { isRecord } from '@sitewright/domain/documents';

const noted = ['title', 'urlId', 'status'] as const;

/** What the activity log keeps of a document: by what people know it, and what of it they look for there. */
export const noteOf = (content: unknown): Readonly<Record<string, string>> =>
  isRecord(content)
    ? Object.fromEntries(
        noted.flatMap((name) => {
          const value = content[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      )
    : {};
