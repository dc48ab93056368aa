import type { documentCalls } from '@sitewright/api/documents';
import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, type ContributorContext, type Handlers, type Refusal } from '../../http/index.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { nameOf } from '../document-keys.ts';
import { noteOf } from '../activity-summary.ts';
import { listCommands } from './journal-store.ts';
import { journalOf, type CommandAnswer } from './perform-command.ts';
import { runCommand } from './run-command.ts';
import { redoCommand, undoCommand } from './undo-redo.ts';

/** The address that a command changed. */
const formerUrlOf = (steps: readonly CommandStep[], id: string): { readonly urlId?: unknown } => {
  const changes = steps.flatMap((step) => (step.op === 'change' && step.id === id ? step.changes : []));
  const found = changes.find(({ op, path }) => op === 'set' && path.length === 1 && path[0] === 'urlId');
  return found?.op === 'set' ? { urlId: found.before } : {};
};

/** The line that a command leaves in the activity log. */
const noted = async (
  context: ContributorContext,
  running: Promise<CommandAnswer | Refusal>,
  command?: { readonly label: string; readonly steps: readonly CommandStep[] },
): Promise<CommandAnswer | Refusal> => {
  const answer = await running;
  if (isRefusal(answer)) return answer;
  const { commandId, documents } = answer;
  const revisions = Object.fromEntries(documents.map((document) => [nameOf(document), document.revision]));
  const [first] = documents;
  if (!first) return answer;
  const label = command && { label: command.label };
  context.note({
    subject: nameOf(first),
    before: formerUrlOf(command?.steps ?? [], first.id),
    after: { commandId, revisions, ...label, ...noteOf(first.content) },
  });
  return answer;
};

type CommandHandlers = Pick<
  Handlers<typeof documentCalls>,
  'runCommand' | 'undoCommand' | 'redoCommand' | 'readJournal'
>;

export const commandHandlers = (kinds: readonly DocumentKind[]): CommandHandlers => ({
  runCommand: ({ body }, context) => noted(context, runCommand({ kinds, context }, body), body),
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
