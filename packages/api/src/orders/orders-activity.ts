import type { ActivityTexts } from '../call/index.ts';
import type { ordersCalls } from './orders-calls.ts';

export const ordersActivity = {
  fulfil: 'Fulfilled {subject}',
  fulfilMany: 'Fulfilled orders',
  markReady: 'Marked {subject} as ready for pickup',
  sendDownloads: 'Sent the download links of {subject} again',
  unfulfil: 'Marked {subject} as pending',
  cancel: 'Cancelled {subject}',
  markPaid: 'Marked {subject} as paid',
  addNote: 'Wrote a note on {subject}',
  removeNote: 'Deleted a note on {subject}',
  setTags: 'Changed the tags of {subject}',
  tagMany: 'Changed the tags of orders',
  removeTestOrders: 'Deleted test orders',
  removeDemoOrders: 'Removed the demo orders',
  setNextNumber: 'Changed the next order number',
  saveView: 'Saved a view of orders',
  removeView: 'Deleted a view of orders',
} satisfies ActivityTexts<typeof ordersCalls>;
