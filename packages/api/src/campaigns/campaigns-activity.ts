import type { ActivityTexts } from '../call/index.ts';
import type { campaignsCalls } from './campaigns-calls.ts';

export const campaignsActivity = {
  create: 'Created a campaign',
  remove: 'Deleted a campaign',
  sendTest: 'Sent a test of a campaign',
  send: 'Sent a campaign',
  unschedule: 'Unscheduled a campaign',
  pause: 'Paused a campaign',
  resume: 'Resumed a campaign',
  cancel: 'Cancelled a campaign',
  uploadImage: 'Uploaded a picture for campaigns',
} satisfies ActivityTexts<typeof campaignsCalls>;
