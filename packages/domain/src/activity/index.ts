export { fieldOf, textOf, type ActivityDetails } from './activity-details.ts';
export { subjectOf, type KnownSubject, type SubjectKey } from './activity-subjects.ts';
export { publicationText, type ActivityText } from './activity-texts.ts';
export { describeActivity, type ActivityPart } from './describe-activity.ts';
