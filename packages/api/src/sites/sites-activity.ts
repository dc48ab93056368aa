import { textOf, type ActivityDetails } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { siteCalls } from './sites-calls.ts';

const settingsChange = ({ before, after }: ActivityDetails): string => {
  const title = textOf(after, 'title');
  return title !== undefined && title !== textOf(before, 'title')
    ? `Changed the site title to “${title}”`
    : 'Changed the site settings';
};

export const siteActivity = {
  saveSettings: settingsChange,
  create: 'Created {subject}',
  addHost: ({ after }) => `Added the domain ${textOf(after, 'host') ?? ''} to {subject}`,
  restore: 'Restored {subject}',
  saveFeatures: 'Changed the features of {subject}',
  removeHost: ({ before }) => `Removed the domain ${textOf(before, 'host') ?? ''} from {subject}`,
} satisfies ActivityTexts<typeof siteCalls>;
