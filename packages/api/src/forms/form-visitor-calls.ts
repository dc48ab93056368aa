import { stateCalls } from '../call/index.ts';
import type { formSchemas } from './forms-schemas.ts';

type VisitorSchemas = Pick<
  typeof formSchemas,
  'validate' | 'createKey' | 'createChallenge' | 'saveSubmission' | 'uploadFile'
>;

/** By themselves, because pages with a form load them. */
export const formVisitorCalls = stateCalls<VisitorSchemas>()({
  validate: {
    method: 'POST',
    path: '/api/rest/forms/validate/{formId}',
    caller: 'visitor',
    summary: 'Check answers to a form without storing them',
    limit: { max: 120, withinSeconds: 600, countedBy: 'node' },
  },
  createKey: {
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    caller: 'visitor',
    summary: 'A key for one submission',
    limit: { max: 60, withinSeconds: 600, countedBy: 'node' },
  },
  createChallenge: {
    method: 'POST',
    path: '/api/form/FormChallenge/{formId}',
    caller: 'visitor',
    summary: 'A proof of work for one submission of a form',
    limit: { max: 60, withinSeconds: 600, countedBy: 'node' },
  },
  saveSubmission: {
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    caller: 'visitor',
    summary: 'Send a form; at most twenty times in ten minutes from one address',
  },
  uploadFile: {
    method: 'POST',
    path: '/api/form/FormFile/{formId}/{fieldId}',
    caller: 'visitor',
    body: 'file',
    summary: 'Upload a file as an answer to a form',
    limit: { max: 60, withinSeconds: 600 },
  },
});
