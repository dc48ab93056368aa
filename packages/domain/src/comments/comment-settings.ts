/** How visitors may speak up; names are those of `websiteSettings` in the page context. */
export interface CommentSettings {
  readonly commentsEnabled: boolean;
  readonly simpleLikingEnabled: boolean;
  readonly commentApprovalRequired: boolean;
  readonly commentThreaded: boolean;
  readonly commentEnableByDefault: boolean;
  /** 0 keeps them open. */
  readonly commentDisableAfterDaysDefault: number;
}

export const defaultCommentSettings = {
  commentsEnabled: true,
  simpleLikingEnabled: true,
  commentApprovalRequired: false,
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

/** What an item says of itself stands above what the site says of all. */
export const commentStateOf = (item: Commented, settings: CommentSettings, now: number): number => {
  const usual = settings.commentEnableByDefault ? commentStates.open : commentStates.closed;
  const state = item.commentState ?? usual;
  const days = settings.commentDisableAfterDaysDefault;
  const isOver = days > 0 && (item.publishOn ?? now) + days * DAY_MS <= now;
  return state === commentStates.open && !isOver ? commentStates.open : commentStates.closed;
};
