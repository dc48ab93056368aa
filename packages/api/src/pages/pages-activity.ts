import { fieldOf, publicationText, textOf, type ActivityDetails } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { pageCalls } from './pages-calls.ts';

const termChange = ({ after }: ActivityDetails): string => {
  const kind = textOf(after, 'kind') === 'categories' ? 'category' : 'tag';
  const [term = '', into] = [textOf(after, 'term'), textOf(after, 'into')];
  return into === undefined
    ? `Removed the ${kind} “${term}” from {subject}`
    : `Renamed the ${kind} “${term}” to “${into}” on {subject}`;
};

export const pageActivity = {
  create: 'Created {subject}',
  duplicate: 'Created {subject} as a copy',
  publish: publicationText,
  setHomepage: 'Made {subject} the homepage',
  setPassword: ({ after }) =>
    fieldOf(after, 'hasPassword') === false
      ? 'Removed the password of {subject}'
      : 'Set the password of {subject}',
  changeTerm: termChange,
  createItem: 'Created {subject}',
  orderItems: 'Changed the order of the items on {subject}',
  duplicateItem: 'Created {subject} as a copy',
  publishItem: publicationText,
  saveAuthors: 'Changed the list of authors',
} satisfies ActivityTexts<typeof pageCalls>;
