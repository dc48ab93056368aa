import type { ActivityDetails } from './activity-details.ts';
import { wordsOf, type KnownSubject, type SubjectKey } from './activity-subjects.ts';
import { activityTexts } from './activity-texts.ts';

/** A piece of a sentence. That which names the subject may lead to it. */
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

const sentenceOf = (facts: ActivityDetails): string => {
  const text = activityTexts[facts.call] ?? 'Made a change';
  return typeof text === 'string' ? text : text(facts);
};

const nameParts = (facts: ActivityDetails, subject: ActivitySubject | undefined): ActivityPart[] => {
  if (!subject) return [{ text: SOMETHING }];
  const { lead, name, tail } = wordsOf(facts, subject.key, subject.known);
  return [{ text: lead }, { text: name, isSubject: true }, { text: tail }];
};

/** What was done, as a sentence in pieces. */
export const describeActivity = (
  facts: ActivityDetails,
  subject: ActivitySubject | undefined,
): ActivityPart[] => {
  // The first one only: a title may hold the same letters.
  const sentence = sentenceOf(facts);
  const at = sentence.indexOf(PLACE);
  if (at < 0) return [{ text: sentence }];
  const parts: ActivityPart[] = [
    { text: sentence.slice(0, at) },
    ...nameParts(facts, subject),
    { text: sentence.slice(at + PLACE.length) },
  ];
  return parts.filter(({ text }) => text !== '');
};
