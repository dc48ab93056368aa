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

  it('name a submission without sender by its first answer', () => {
    expect(nameOf({ ...submission, sender: null, answers: submission.answers.slice(1) })).toBe('Hello');
    expect(nameOf({ ...submission, sender: null, answers: [] })).toBe('No answers');
  });
});
