import { expect, it } from 'vitest';
import { deleteQuestion } from './delete-question.ts';

it('[EDT-04] deleting a file is asked in words that hold: no undo, links update, and a way back out of the trash', () => {
  const { title, text } = deleteQuestion('dusk.png');
  expect(title).toBe('Delete dusk.png?');
  expect(text).toMatch(
    /Links update: .*cannot be undone with Undo, but .* restore the file from the trash for 30 days/,
  );
});

it('names the products that use the file, the first of many', () => {
  expect(deleteQuestion('dusk.png', ['Lamp']).text).toMatch(
    /^Products that use this file: “Lamp”\. Links update/,
  );
  expect(deleteQuestion('dusk.png', ['A', 'B', 'C', 'D', 'E']).text).toContain('“A”, “B”, “C” and 2 more.');
});
