import { activityTexts } from '@sitewright/api/capabilities';
import { describeActivity, subjectOf, type SubjectKey } from '@sitewright/domain/activity';
import type { ActivityRow } from './activity-store.ts';
import { nameOf, type FoundSubject } from './subjects-store.ts';

type Link =
  | { readonly screen: 'page'; readonly at: string }
  | { readonly screen: 'file'; readonly id: string }
  | { readonly screen: 'contributors' };

/** The subject of an entry. */
export const keyOf = ({ call, before, after, subject }: ActivityRow): SubjectKey | undefined =>
  subjectOf({ call, before, after }, subject);

/** The link to a subject that still exists. */
const linkTo = ({ kind, id }: SubjectKey, found: FoundSubject | undefined): Link | undefined => {
  if (found?.path !== undefined) return { screen: 'page', at: found.path };
  if (!found?.exists) return undefined;
  if (kind === 'asset') return { screen: 'file', id };
  return kind === 'contributor' || kind === 'invitation' ? { screen: 'contributors' } : undefined;
};

/** An entry of the log as readable text. */
export const describeEntry = (row: ActivityRow, subjects: ReadonlyMap<string, FoundSubject>) => {
  const { activityId, on, who, call, subject } = row;
  const key = keyOf(row);
  const found = key && subjects.get(nameOf(key));
  const link = key && linkTo(key, found);
  const parts = describeActivity(activityTexts[call], row, key && { key, known: found });
  return {
    id: activityId,
    on: on.toISOString(),
    who,
    call,
    summary: parts.map(({ text }) => text).join(''),
    parts: parts.map(({ text, isSubject }) => ({ text, ...(isSubject && link ? { link } : {}) })),
    subject,
  };
};
