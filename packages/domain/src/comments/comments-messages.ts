export const commentLimits = { NAME_LONGEST: 100, BODY_LONGEST: 5000, SHOWN: 200 } as const;

export const commentMessages = {
  'comments-closed': 'Comments are closed.',
  'comment-empty': 'Please write something.',
  'comment-name-missing': 'Please enter your name.',
  'likes-off': 'Likes are switched off on this site.',
} as const;

export type CommentRefusal = keyof typeof commentMessages;

/** Comments are plain text: line ends are kept, control characters and what is around them are not. */
export const cleanComment = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim();
