import type { ActivityDetails } from './activity-details.ts';
import { wordsOf, type KnownSubject, type SubjectKey } from './activity-subjects.ts';
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

const sentenceOf = (text: ActivityText, facts: ActivityDetails): string =>
  typeof text === 'string' ? text : text(facts);

const nameParts = (facts: ActivityDetails, subject: ActivitySubject | undefined): ActivityPart[] => {
  if (!subject) return [{ text: SOMETHING }];
  const { lead, name, tail } = wordsOf(facts, subject.key, subject.known);
  return [{ text: lead }, { text: name, isSubject: true }, { text: tail }];
};

/** The sentence for an entry, in parts. Calls that no longer exist have no text. */
export const describeActivity = (
  text: ActivityText | undefined,
  facts: ActivityDetails,
  subject: ActivitySubject | undefined,
): ActivityPart[] => {
  // Only the first occurrence: a title may contain the placeholder.
  const sentence = sentenceOf(text ?? 'Made a change', facts);
  const at = sentence.indexOf(PLACE);
  if (at < 0) return [{ text: sentence }];
  const parts: ActivityPart[] = [
    { text: sentence.slice(0, at) },
    ...nameParts(facts, subject),
    { text: sentence.slice(at + PLACE.length) },
  ];
  return parts.filter(({ text }) => text !== '');
};
