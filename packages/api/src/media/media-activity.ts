import { textOf, type ActivityDetails } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { mediaCalls } from './media-calls.ts';

const fileChange = ({ before, after }: ActivityDetails): string => {
  const [from, to] = [textOf(before, 'filename'), textOf(after, 'filename')];
  if (from && from !== to) return `Renamed {subject}, which was “${from}”`;
  return textOf(before, 'altText') === textOf(after, 'altText')
    ? 'Changed the details of {subject}'
    : 'Changed the alt text of {subject}';
};

export const mediaActivity = {
  uploadImage: 'Uploaded {subject}',
  uploadFile: 'Uploaded {subject}',
  update: fileChange,
  replace: 'Replaced the content of {subject}',
  remove: 'Moved {subject} to the trash',
  restore: 'Restored {subject} from the trash',
} satisfies ActivityTexts<typeof mediaCalls>;
