import { documentLimits } from '@sitewright/domain/documents';
import { stateCalls } from '../../call/index.ts';
import type { commandSchemas } from './command-schemas.ts';

const COMMANDS = '/api/documents/commands';

export const commandCalls = stateCalls<typeof commandSchemas>()({
  runCommand: {
    method: 'POST',
    path: COMMANDS,
    caller: 'contributor',
    permission: 'content',
    texts: 'compared',
    bodyBytes: documentLimits.COMMAND_BYTES,
    summary: 'Change one or more drafts at once, so that it can be undone',
  },
  undoCommand: {
    method: 'POST',
    path: `${COMMANDS}/undo`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Undo the last own command',
  },
  redoCommand: {
    method: 'POST',
    path: `${COMMANDS}/redo`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Do again what was undone last',
  },
  readJournal: {
    method: 'GET',
    path: '/api/documents/journal',
    caller: 'contributor',
    permission: 'content',
    summary: 'Own commands that can be undone or redone, newest first',
  },
});
