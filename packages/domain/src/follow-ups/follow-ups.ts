/** Emails that follow an event by themselves; each is a kind of store emails too. */
export const followUpKinds = ['welcome', 'thank-you', 'review-request'] as const;

export type FollowUpKind = (typeof followUpKinds)[number];

interface FollowUpDefinition {
  readonly name: string;
  /** What it follows. */
  readonly cause: string;
  readonly unit: 'hours' | 'days';
  /** In its unit. */
  readonly defaultDelay: number;
  readonly maxDelay: number;
}

export const followUpDefinitions: Readonly<Record<FollowUpKind, FollowUpDefinition>> = {
  welcome: {
    name: 'Welcome',
    cause: 'Somebody joins a mailing list, and has confirmed it where the list asks for that.',
    unit: 'hours',
    defaultDelay: 0,
    maxDelay: 720,
  },
  'thank-you': {
    name: 'Thank-you after the first order',
    cause: 'A customer has placed and paid their first order.',
    unit: 'hours',
    defaultDelay: 24,
    maxDelay: 720,
  },
  'review-request': {
    name: 'Review request',
    cause: 'All items of an order have been fulfilled.',
    unit: 'days',
    defaultDelay: 14,
    maxDelay: 90,
  },
};

const HOUR_MS = 3_600_000;
const unitHours = { hours: 1, days: 24 } as const;

/** How long after its cause it is sent. */
export const delayMs = (kind: FollowUpKind, delay: number): number =>
  delay * unitHours[followUpDefinitions[kind].unit] * HOUR_MS;

export const isFollowUp = (kind: string): kind is FollowUpKind => followUpKinds.some((each) => each === kind);

export const isDelay = (kind: FollowUpKind, delay: number): boolean =>
  Number.isInteger(delay) && delay >= 0 && delay <= followUpDefinitions[kind].maxDelay;
