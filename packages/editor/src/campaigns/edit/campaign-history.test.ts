import { emptyCampaign, nobody } from '@sitewright/domain/campaigns';
import { expect, it } from 'vitest';
import { beginHistory, changeDraft, redoChange, undoChange } from './campaign-history.ts';

const draft = (name: string) => ({ name, content: emptyCampaign, audience: nobody });

it('what is typed into one field at a time is undone as one, and comes back', () => {
  let history = beginHistory(draft(''));
  for (const [index, name] of ['A', 'Au', 'Aut'].entries())
    history = changeDraft(history, { draft: draft(name), field: 'name', at: index * 200 });
  history = changeDraft(history, { draft: draft('Aut, moved'), field: '', at: 700 });
  history = undoChange(history);
  expect(history.present.name).toBe('Aut');
  history = undoChange(history);
  expect(history.present.name).toBe('');
  expect(undoChange(history)).toBe(history);
  history = redoChange(redoChange(history));
  expect(history.present.name).toBe('Aut, moved');
  expect(redoChange(history)).toBe(history);
});

it('what is typed after a pause, or in another field, is a step of its own', () => {
  let history = beginHistory(draft(''));
  history = changeDraft(history, { draft: draft('a'), field: 'name', at: 100 });
  history = changeDraft(history, { draft: draft('ab'), field: 'name', at: 5_000 });
  history = changeDraft(history, { draft: draft('ab!'), field: 'subject', at: 5_100 });
  expect(history.past).toHaveLength(3);
});
