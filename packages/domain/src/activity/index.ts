export { fieldOf, textOf, type ActivityFacts } from './activity-facts.ts';
export { subjectOf, type KnownSubject, type SubjectKey } from './activity-subjects.ts';
export { publicationText, type ActivityText } from './activity-texts.ts';
export { describeActivity, type ActivityPart } from './describe-activity.ts';
