import type { documentCalls } from '@sitewright/api/documents';
import { isRefusal, type ContributorContext, type Handlers, type Refusal } from '../../http/index.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { nameOf } from '../document-keys.ts';
import { listCommands } from './journal-store.ts';
import { journalOf, type CommandAnswer } from './perform-command.ts';
import { runCommand } from './run-command.ts';
import { redoCommand, undoCommand } from './undo-redo.ts';

/** The line that a command leaves in the activity log. */
const noted = async (
  context: ContributorContext,
  running: Promise<CommandAnswer | Refusal>,
): Promise<CommandAnswer | Refusal> => {
  const answer = await running;
  if (isRefusal(answer)) return answer;
  const { commandId, documents } = answer;
  const revisions = documents.map((document) => [nameOf(document), document.revision]);
  const [first] = documents;
  if (first)
    context.note({ subject: nameOf(first), after: { commandId, revisions: Object.fromEntries(revisions) } });
  return answer;
};

type CommandHandlers = Pick<
  Handlers<typeof documentCalls>,
  'runCommand' | 'undoCommand' | 'redoCommand' | 'readJournal'
>;

export const commandHandlers = (kinds: readonly DocumentKind[]): CommandHandlers => ({
  runCommand: ({ body }, context) => noted(context, runCommand({ kinds, context }, body)),
  undoCommand: ({ body }, context) => noted(context, undoCommand({ kinds, context }, body)),
  redoCommand: ({ body }, context) => noted(context, redoCommand({ kinds, context }, body)),
  async readJournal(_input, context) {
    const commands = await listCommands(context.database, journalOf(context));
    return {
      entries: commands.flatMap(({ at, state, documents, ...end }) =>
        state === 'closed' ? [] : [{ ...end, at: at.toISOString(), state, documents }],
      ),
    };
  },
});
