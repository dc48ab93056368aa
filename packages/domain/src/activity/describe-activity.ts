import type { ActivityDetails } from './activity-details.ts';
import { describeSubject, type KnownSubject, type SubjectKey } from './activity-subjects.ts';
import type { ActivityText } from './activity-texts.ts';

/** Part of a sentence. The part that names the subject may be a link to it. */
export interface ActivityPart {
  readonly text: string;
  readonly isSubject?: true;
}

export interface ActivitySubject {
  readonly key: SubjectKey;
  readonly known?: KnownSubject | undefined;
}

const PLACE = '{subject}';
const SOMETHING = 'something';

const sentenceOf = (text: ActivityText, details: ActivityDetails): string =>
  typeof text === 'string' ? text : text(details);

const nameParts = (details: ActivityDetails, subject: ActivitySubject | undefined): ActivityPart[] => {
  if (!subject) return [{ text: SOMETHING }];
  const { prefix, name, suffix } = describeSubject(details, subject.key, subject.known);
  return [{ text: prefix }, { text: name, isSubject: true }, { text: suffix }];
};

/** The sentence for an entry, in parts. Calls that no longer exist have no text. */
export const describeActivity = (
  text: ActivityText | undefined,
  details: ActivityDetails,
  subject: ActivitySubject | undefined,
): ActivityPart[] => {
  // Only the first occurrence: a title may contain the placeholder.
  const sentence = sentenceOf(text ?? 'Made a change', details);
  const at = sentence.indexOf(PLACE);
  if (at < 0) return [{ text: sentence }];
  const parts: ActivityPart[] = [
    { text: sentence.slice(0, at) },
    ...nameParts(details, subject),
    { text: sentence.slice(at + PLACE.length) },
  ];
  return parts.filter(({ text }) => text !== '');
};
