import type { documentCalls } from '@sitewright/api/documents';
import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, type ContributorContext, type Handlers, type Refusal } from '../../http/index.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import { nameOf } from '../document-keys.ts';
import { activitySummaryOf } from '../activity-summary.ts';
import { listCommands } from './journal-store.ts';
import { journalOf, type CommandResult } from './apply-steps.ts';
import { runCommand } from './run-command.ts';
import { redoCommand, undoCommand } from './undo-redo.ts';

/** The URL that a command changed. */
const previousUrlOf = (steps: readonly CommandStep[], id: string): { readonly urlId?: unknown } => {
  const changes = steps.flatMap((step) => (step.op === 'change' && step.id === id ? step.changes : []));
  const found = changes.find(({ op, path }) => op === 'set' && path.length === 1 && path[0] === 'urlId');
  return found?.op === 'set' ? { urlId: found.before } : {};
};

/** Writes the command's entry of the activity log. */
const withActivityNote = async (
  context: ContributorContext,
  running: Promise<CommandResult | Refusal>,
  command?: { readonly label: string; readonly steps: readonly CommandStep[] },
): Promise<CommandResult | Refusal> => {
  const result = await running;
  if (isRefusal(result)) return result;
  const { commandId, documents } = result;
  const revisions = Object.fromEntries(documents.map((document) => [nameOf(document), document.revision]));
  const [first] = documents;
  if (!first) return result;
  const label = command && { label: command.label };
  context.note({
    subject: nameOf(first),
    before: previousUrlOf(command?.steps ?? [], first.id),
    after: { commandId, revisions, ...label, ...activitySummaryOf(first.content) },
  });
  return result;
};

type CommandHandlers = Pick<
  Handlers<typeof documentCalls>,
  'runCommand' | 'undoCommand' | 'redoCommand' | 'readJournal'
>;

export const commandHandlers = (kinds: readonly DocumentKind[]): CommandHandlers => ({
  runCommand: ({ body }, context) => withActivityNote(context, runCommand({ kinds, context }, body), body),
  undoCommand: ({ body }, context) => withActivityNote(context, undoCommand({ kinds, context }, body)),
  redoCommand: ({ body }, context) => withActivityNote(context, redoCommand({ kinds, context }, body)),
  async readJournal(_input, context) {
    const commands = await listCommands(context.database, journalOf(context));
    return {
      entries: commands.flatMap(({ at, state, documents, ...end }) =>
        state === 'closed' ? [] : [{ ...end, at: at.toISOString(), state, documents }],
      ),
    };
  },
});
