import { documentKinds } from '@sitewright/domain/documents';
import { Type } from 'typebox';
import { closed, id, moment } from '../../call/call-schemas.ts';
import type { CallSchemas } from '../../call/index.ts';
import { revision } from '../saved-document-schemas.ts';

const MAX_KEY_LENGTH = 300;
const document = { kind: Type.Enum([...documentKinds]), id: Type.String({ maxLength: MAX_KEY_LENGTH }) };
const blockId = Type.Optional(Type.String({ maxLength: MAX_KEY_LENGTH }));

export const presenceSchemas = {
  tellPresence: {
    body: Type.Object({ ...document, blockId }, closed),
    answer: Type.Object({
      others: Type.Array(
        Type.Object({ accountId: id, name: Type.String(), ...document, blockId, seenAt: moment }),
      ),
      /**
       * Revisions of the open document and of the site's single documents: a higher one is another
       * contributor's change.
       */
      revisions: Type.Array(Type.Object({ ...document, revision })),
    }),
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallSchemas>;
