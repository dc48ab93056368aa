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
    summary: 'Apply a command to one or more drafts; it can be undone',
  },
  undoCommand: {
    method: 'POST',
    path: `${COMMANDS}/undo`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Undo the caller’s last command',
  },
  redoCommand: {
    method: 'POST',
    path: `${COMMANDS}/redo`,
    caller: 'contributor',
    permission: 'content',
    summary: 'Redo the command that was undone last',
  },
  readJournal: {
    method: 'GET',
    path: '/api/documents/journal',
    caller: 'contributor',
    permission: 'content',
    summary: 'List the caller’s commands that can be undone or redone, newest first',
  },
});
