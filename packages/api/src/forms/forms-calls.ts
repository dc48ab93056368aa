import { stateCalls } from '../call/index.ts';
import { formSubscriberCalls } from './form-subscriber-calls.ts';
import { formVisitorCalls } from './form-visitor-calls.ts';
import type { formSchemas } from './forms-schemas.ts';

const SUBMISSIONS = '/api/forms/submissions';

/** A hundred fields with long texts, and answers to them. */
const FORM_BYTES = 2_200_000;

/** Forms are edited as documents of the kind `form`. */
export const formCalls = stateCalls<typeof formSchemas>()({
  list: {
    method: 'GET',
    path: '/api/forms',
    caller: 'contributor',
    permission: 'content',
    summary: 'Forms as they are saved',
  },
  listUses: {
    method: 'GET',
    path: '/api/forms/{id}/uses',
    caller: 'contributor',
    permission: 'content',
    summary: 'Pages and products that show a form, saved or published',
  },
  preview: {
    method: 'POST',
    path: '/api/forms/{id}/preview',
    caller: 'contributor',
    permission: 'content',
    texts: 'unprinted',
    isUnlogged: true,
    bodyBytes: FORM_BYTES,
    summary: 'Render unsaved content of a form as its page would, also after it was submitted',
  },
  listSubmissions: {
    method: 'GET',
    path: SUBMISSIONS,
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Submissions of forms, newest first, filtered and by page',
  },
  readSubmission: {
    method: 'GET',
    path: `${SUBMISSIONS}/{id}`,
    caller: 'contributor',
    permission: 'submissions',
    summary: 'One submission with all of its answers',
  },
  setSubmissionState: {
    method: 'POST',
    path: '/api/forms/submission-states',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Move submissions to the inbox, spam or trash',
  },
  setSubmissionsUnread: {
    method: 'POST',
    path: '/api/forms/unread-submissions',
    caller: 'contributor',
    permission: 'submissions',
    isUnlogged: true,
    summary: 'Mark submissions as read or unread, for all contributors of the site',
  },
  countUnread: {
    method: 'GET',
    path: '/api/forms/unread-submissions',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'How many submissions in the inbox and in spam no contributor has opened yet',
  },
  noteSubmission: {
    method: 'PUT',
    path: `${SUBMISSIONS}/{id}/note`,
    caller: 'contributor',
    permission: 'submissions',
    texts: 'unprinted',
    summary: 'Write a note on a submission',
  },
  deleteSubmissions: {
    method: 'POST',
    path: '/api/forms/submission-deletions',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Delete submissions in the trash and their files for good',
  },
  exportAll: {
    method: 'GET',
    path: '/api/forms/submissions.csv',
    caller: 'contributor',
    permission: 'submissions',
    answers: 'file',
    summary: 'The submissions of all forms as a CSV file, one column for each title of a field',
  },
  exportSubmissions: {
    method: 'GET',
    path: '/api/forms/{id}/submissions.csv',
    caller: 'contributor',
    permission: 'submissions',
    answers: 'file',
    summary: 'The submissions of one form as a CSV file, one column for each field',
  },
  readFile: {
    method: 'GET',
    path: `${SUBMISSIONS}/{id}/files/{fileId}`,
    caller: 'contributor',
    permission: 'submissions',
    answers: 'file',
    summary: 'A file that a visitor sent',
  },
  ...formSubscriberCalls,
  readCaptcha: {
    method: 'GET',
    path: '/api/forms/captcha-settings',
    caller: 'contributor',
    permission: 'settings',
    summary: 'How forms are protected from spam',
  },
  saveCaptcha: {
    method: 'PUT',
    path: '/api/forms/captcha-settings',
    caller: 'contributor',
    permission: 'settings',
    summary: 'Change how forms are protected from spam',
  },
  readTemplateSchema: {
    method: 'GET',
    path: '/api/template/GetTemplateSchema',
    caller: 'visitor',
    summary: 'The settings of form blocks and newsletter blocks',
  },
  ...formVisitorCalls,
});
