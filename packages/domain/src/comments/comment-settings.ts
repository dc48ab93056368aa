/** How visitors may speak up; names are those of `websiteSettings` in the page context. */
export interface CommentSettings {
  readonly commentsEnabled: boolean;
  readonly simpleLikingEnabled: boolean;
  readonly commentApprovalRequired: boolean;
  /** A name is enough; where it is not, the owner is told an email address. */
  readonly commentAnonAllowed: boolean;
  readonly commentThreaded: boolean;
  readonly commentEnableByDefault: boolean;
  /** 0 keeps them open. */
  readonly commentDisableAfterDaysDefault: number;
}

/** Approval is on until the site says otherwise: what a stranger writes is seen by the owner before it is by others. */
export const defaultCommentSettings = {
  commentsEnabled: true,
  simpleLikingEnabled: true,
  commentApprovalRequired: true,
  commentAnonAllowed: true,
  commentThreaded: true,
  commentEnableByDefault: true,
  commentDisableAfterDaysDefault: 0,
} as const satisfies CommentSettings;

/** `commentState` of an item. */
export const commentStates = { open: 1, closed: 2 } as const;

const DAY_MS = 86_400_000;

interface Commented {
  readonly commentState?: number;
  readonly publishOn?: number;
}

/** The moment at which comments close by age; Infinity where they stay open. */
export const commentsCloseAt = (
  { publishOn }: Commented,
  { commentDisableAfterDaysDefault: days }: Pick<CommentSettings, 'commentDisableAfterDaysDefault'>,
): number => (days > 0 && publishOn !== undefined ? publishOn + days * DAY_MS : Infinity);

/** What an item says of itself stands above what the site says of all. */
export const commentStateOf = (item: Commented, settings: CommentSettings, now: number): number => {
  const usual = settings.commentEnableByDefault ? commentStates.open : commentStates.closed;
  const state = item.commentState ?? usual;
  return state === commentStates.open && now < commentsCloseAt(item, settings)
    ? commentStates.open
    : commentStates.closed;
};
