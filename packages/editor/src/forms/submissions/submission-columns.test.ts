import { describe, expect, it } from 'vitest';
import { columnsOf, nameOf } from './submission-columns.ts';
import type { Submission } from './use-submissions.ts';

const submission: Submission = {
  id: '1',
  formId: 'f',
  formName: 'Contact',
  state: 'inbox',
  isUnread: false,
  submittedOn: '2026-11-16T10:00:00.000Z',
  sender: 'ann@example.com',
  spamReason: null,
  note: '',
  pageTitle: 'Contact',
  pagePath: '/contact',
  consent: null,
  answers: [
    { fieldId: 'email', type: 'email', title: 'Email', text: 'ann@example.com', files: [] },
    { fieldId: 'text', type: 'text', title: 'Old label', text: 'Hello', files: [] },
    {
      fieldId: 'file',
      type: 'file',
      title: 'Plan',
      text: '',
      files: [{ id: '2', filename: 'plan.pdf', contentType: 'application/pdf', bytes: 10 }],
    },
  ],
};

describe('[FORM-14 (rule)] the columns of submissions', () => {
  it('are the fields of the chosen form, without headings and page breaks', () => {
    const columns = columnsOf({
      name: 'Contact',
      fields: [
        { id: 'head', type: 'section', title: 'You' },
        { id: 'text', type: 'text', title: 'Message' },
        { id: 'page', type: 'page', title: 'Next' },
        { id: 'file', type: 'file', title: 'Plan' },
        { id: 'new', type: 'text', title: ' ' },
      ],
    });
    expect(columns.slice(1).map(({ name, textOf }) => [name, textOf(submission)])).toEqual([
      ['Message', 'Hello'],
      ['Plan', 'plan.pdf'],
      ['Untitled field', ''],
    ]);
  });

  it('are sender, form and answers while all forms are shown', () => {
    const texts = columnsOf(undefined).map(({ name, textOf }) => [name, textOf(submission)]);
    expect(texts.filter(([name]) => name !== 'Received')).toEqual([
      ['Sender', 'ann@example.com'],
      ['Form', 'Contact'],
      ['Answers', 'Hello'],
    ]);
  });

  it('say of a password that it is hidden, and name no submission by it', () => {
    const pass = {
      fieldId: 'pass',
      type: 'password',
      title: 'Password',
      text: '__MASKED_FIELD__',
      files: [],
    };
    const secret = { ...submission, sender: null, answers: [pass, ...submission.answers] };
    const fields = [{ id: 'pass', type: 'password', title: 'Password' }] as const;
    expect(columnsOf({ name: 'Contact', fields }).at(-1)?.textOf(secret)).toBe('Hidden');
    expect(columnsOf(undefined).at(-1)?.textOf(secret)).toBe('ann@example.com · Hello');
    expect(nameOf(secret)).toBe('ann@example.com');
  });

  it('name a submission without sender by its first answer', () => {
    expect(nameOf({ ...submission, sender: null, answers: submission.answers.slice(1) })).toBe('Hello');
    expect(nameOf({ ...submission, sender: null, answers: [] })).toBe('No answers');
  });
});
