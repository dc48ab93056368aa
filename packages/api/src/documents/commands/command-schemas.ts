import { documentKinds, documentLimits, type Change, type SentStep } from '@sitewright/domain/documents';
import type { SameShape } from '@sitewright/domain/shapes';
import { Type, type Static } from 'typebox';
import { closed, id, moment } from '../../call/call-schemas.ts';
import type { CallSchemas } from '../../call/index.ts';
import { formerPlace, pageSaveRefusals, revision, savedDocument } from '../saved-document-schemas.ts';

const { COMMAND_STEPS, STEP_CHANGES, PATH_STEPS, MAX_LABEL_LENGTH, JOURNAL_COMMANDS } = documentLimits;

const MAX_KEY_LENGTH = 300;
const key = Type.String({ maxLength: MAX_KEY_LENGTH });
const path = Type.Array(key, { maxItems: PATH_STEPS });
const neighbour = Type.Union([key, Type.Null()]);
const value = Type.Unknown();

const member = { path, id: key, value, after: neighbour };

const change = Type.Union([
  Type.Object(
    { op: Type.Literal('set'), path, before: Type.Optional(value), after: Type.Optional(value) },
    closed,
  ),
  Type.Object({ op: Type.Literal('insert'), ...member }, closed),
  Type.Object({ op: Type.Literal('remove'), ...member }, closed),
  Type.Object({ op: Type.Literal('move'), path, id: key, from: neighbour, to: neighbour }, closed),
]);

const document = { kind: Type.Enum([...documentKinds]), id: key };

const step = Type.Union([
  Type.Object(
    {
      ...document,
      op: Type.Literal('change'),
      changes: Type.Array(change, { maxItems: STEP_CHANGES }),
      /** The published revision that it restores, whose code needs no permission. */
      revision: Type.Optional(revision),
    },
    closed,
  ),
  Type.Object(
    { ...document, op: Type.Literal('create'), content: value, copyOf: Type.Optional(key) },
    closed,
  ),
  Type.Object({ ...document, op: Type.Literal('trash'), from: Type.Optional(formerPlace) }, closed),
  Type.Object({ ...document, op: Type.Literal('restore') }, closed),
]);

const journalEnd = Type.Union([Type.Object({ commandId: id, label: Type.String() }), Type.Null()]);

const commandAnswer = Type.Object({
  commandId: id,
  /** All changed documents in their current state. */
  documents: Type.Array(
    Type.Object({
      ...savedDocument.properties,
      kind: document.kind,
      isTrashed: Type.Boolean(),
      updatedBy: Type.String(),
    }),
  ),
  /** The next commands to undo and redo. */
  journal: Type.Object({ undo: journalEnd, redo: journalEnd }),
});

const stepping = Type.Object(
  {
    commandId: id,
    target: id,
    /** Newer (for redo: older) commands that no longer apply and are skipped permanently. */
    past: Type.Optional(Type.Array(id, { maxItems: JOURNAL_COMMANDS })),
  },
  closed,
);

const refusals = [...pageSaveRefusals, 'bad-request'] as const;

export const commandSchemas = {
  runCommand: {
    body: Type.Object(
      {
        /** Created by the client; a repeated request with the same id has no effect. */
        commandId: id,
        label: Type.String({ minLength: 1, maxLength: MAX_LABEL_LENGTH }),
        steps: Type.Array(step, { minItems: 1, maxItems: COMMAND_STEPS }),
      },
      closed,
    ),
    answer: commandAnswer,
    refusals,
  },
  undoCommand: {
    body: stepping,
    answer: commandAnswer,
    refusals: [...refusals, 'nothing-to-undo', 'undo-gone'],
  },
  redoCommand: {
    body: stepping,
    answer: commandAnswer,
    refusals: [...refusals, 'nothing-to-redo', 'redo-gone'],
  },
  readJournal: {
    answer: Type.Object({
      entries: Type.Array(
        Type.Object({
          commandId: id,
          label: Type.String(),
          at: moment,
          state: Type.Enum(['done', 'undone']),
          documents: Type.Array(Type.Object({ ...document, title: Type.String() })),
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;

true satisfies SameShape<Static<typeof change>, Change>;
true satisfies SameShape<Static<typeof step>, SentStep>;
