import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, startTestApp } from '../../testing/index.ts';
import { journalOf, openSite, redo, run, newPage, undo } from './testing/command-client.ts';

const { database, pool } = await createTestDatabase();
const { owner, read, edit } = await openSite(await startTestApp(database), 'old-journals');

const migrate = () => {
  const file = new URL('../../../migrations/0022_homepage-in-journals.sql', import.meta.url);
  return pool.query(readFileSync(file, 'utf8'));
};

/** As a version noted it in which pages said themselves that they are the homepage. */
const noteHomepage = (commandId: string, changes: 'added' | 'alone') =>
  pool.query(
    `update document_commands set steps = jsonb_set(steps, '{0,changes}',
       case when $2 then steps #> '{0,changes}' else '[]' end || '[{"op": "set", "path": ["isHomepage"], "after": true}]')
     where command_id = $1`,
    [commandId, changes === 'added'],
  );

const stepsOf = async (commandId: string): Promise<unknown> =>
  (await pool.query('select state, steps from document_commands where command_id = $1', [commandId])).rows[0];

it('the migration leaves what commands did beside it to be undone, and closes those that did nothing else', async () => {
  const id = await publishPage(owner, { title: 'Front' });
  const { commandId: kept } = accept(await edit(owner, id, { title: 'Front, changed' }));
  const { commandId: only } = accept(await edit(owner, id, { description: 'Only the homepage' }));
  await noteHomepage(kept, 'added');
  await noteHomepage(only, 'alone');
  await migrate();
  expect(await stepsOf(only)).toEqual({ state: 'closed', steps: [] });
  expect(JSON.stringify(await stepsOf(kept))).not.toContain('isHomepage');
  accept(await undo(owner, kept));
  expect((await read(id)).content).toMatchObject({ title: 'Front' });
  accept(await redo(owner, kept));
  expect((await read(id)).content).toMatchObject({ title: 'Front, changed' });
});

it('the migration leaves it out of pages that commands made, and other commands as they are', async () => {
  const content = newPage();
  const step = { kind: 'collection', id: content.id, op: 'create', content } as const;
  const { commandId } = accept(await run(owner, [step]));
  const before = await stepsOf(commandId);
  await pool.query(
    `update document_commands set steps = jsonb_set(steps, '{0,content,isHomepage}', 'true') where command_id = $1`,
    [commandId],
  );
  const others = await journalOf(owner);
  await migrate();
  expect(await stepsOf(commandId)).toEqual(before);
  expect(await journalOf(owner)).toEqual(others);
});
