import { fieldOf, textOf } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { previewCalls } from './previews-calls.ts';

export const previewActivity = {
  createLink: ({ after }) =>
    `Created a preview link for ${textOf(after, 'path') ?? 'the site'}${
      fieldOf(after, 'isForGuest') === true ? ', for guests' : ''
    }`,
} satisfies ActivityTexts<typeof previewCalls>;
