import { stateCalls } from '../call/index.ts';
import type { campaignsSchemas } from './campaigns-schemas.ts';

const PATH = '/api/campaigns';

const permitted = { caller: 'contributor', permission: 'campaigns' } as const;
// What is written is sent by email, and no page prints it.
const writing = { ...permitted, texts: 'unprinted' } as const;

export const campaignsCalls = stateCalls<typeof campaignsSchemas>()({
  list: { ...permitted, method: 'GET', path: PATH, summary: 'Campaigns, newest first' },
  options: {
    ...permitted,
    method: 'GET',
    path: '/api/campaign-options',
    summary: 'Lists and segments that campaigns can be sent to',
  },
  create: { ...writing, method: 'POST', path: PATH, summary: 'Create a campaign, or a copy of one' },
  read: { ...permitted, method: 'GET', path: `${PATH}/{id}`, summary: 'Read a campaign' },
  save: {
    ...writing,
    method: 'PUT',
    path: `${PATH}/{id}`,
    // With every pause while it is written.
    isUnlogged: true,
    summary: 'Save a campaign that is a draft',
  },
  remove: { ...permitted, method: 'DELETE', path: `${PATH}/{id}`, summary: 'Delete a campaign' },
  preview: {
    ...writing,
    method: 'POST',
    path: `${PATH}/{id}/preview`,
    limit: { max: 120, withinSeconds: 60 },
    isUnlogged: true,
    summary: 'A campaign as it would be sent, with what stands in the way of sending it',
  },
  sendTest: {
    ...writing,
    method: 'POST',
    path: `${PATH}/{id}/test`,
    limit: { max: 20, withinSeconds: 600 },
    summary: 'Send a campaign to one address, as a test',
  },
  send: {
    ...writing,
    method: 'POST',
    path: `${PATH}/{id}/send`,
    summary: 'Send a campaign, now or at a time',
  },
  unschedule: {
    ...permitted,
    method: 'POST',
    path: `${PATH}/{id}/unschedule`,
    summary: 'Make a draft of a scheduled campaign again',
  },
  pause: {
    ...permitted,
    method: 'POST',
    path: `${PATH}/{id}/pause`,
    summary: 'Pause the sending of a campaign',
  },
  resume: { ...permitted, method: 'POST', path: `${PATH}/{id}/resume`, summary: 'Go on sending a campaign' },
  cancel: {
    ...permitted,
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    summary: 'End the sending of a campaign for good',
  },
  report: { ...permitted, method: 'GET', path: `${PATH}/{id}/report`, summary: 'The figures of a campaign' },
  listRecipients: {
    ...permitted,
    method: 'GET',
    path: `${PATH}/{id}/recipients`,
    summary: 'Who gets a campaign, with the result of each',
  },
  findProducts: {
    ...permitted,
    method: 'GET',
    path: '/api/campaign-products',
    summary: 'Products of the shop, for campaigns',
  },
  findImages: {
    ...permitted,
    method: 'GET',
    path: '/api/campaign-images',
    summary: 'Pictures that mail programs show, for campaigns',
  },
  uploadImage: {
    ...permitted,
    method: 'POST',
    path: '/api/campaign-images',
    texts: 'compared',
    body: 'file',
    summary: 'Upload a picture that mail programs show; it is added to the files of the site',
  },
});
