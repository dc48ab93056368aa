// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/index.ts';
import { columnsOf } from './submission-columns.ts';
import type { Submission } from './use-submissions.ts';

vi.mock('../../time-zones/index.ts', () => ({ SiteTime: () => 'then', RelativeSiteTime: () => 'then' }));
const { SubmissionTable } = await import('./submission-table.tsx');

const answer = (fieldId: string, text: string) => ({
  fieldId,
  type: 'text',
  title: fieldId,
  text,
  files: [],
});

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
  answers: [answer('name', '\u202EnnA'), answer('message', 'Hello')],
};

it('isolates the direction of each answer from the others of its row', async () => {
  const place = await mount(
    <SubmissionTable
      submissions={[submission]}
      columns={columnsOf(undefined)}
      selected={new Set()}
      onSelect={() => undefined}
      onOpen={() => undefined}
    />,
  );
  const texts = [...place.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['ann@example.com', 'Contact', '\u202EnnA', 'Hello']);
  expect(place.textContent).toContain('\u202EnnA · Hello');
});
