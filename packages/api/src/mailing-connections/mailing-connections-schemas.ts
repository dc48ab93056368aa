import { Type } from 'typebox';
import { closed, done, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const count = Type.Integer();
const remoteId = Type.String({ maxLength: 50, pattern: '^[0-9A-Za-z]*$' });

const account = Type.Object({
  name: text,
  /** The end of the key; the rest is never sent. */
  keyEnd: text,
  /** False where the key was encrypted with another secret, as in a backup of another installation. */
  isReadable: Type.Boolean(),
});

const connectedList = Type.Object({
  remoteListId: text,
  remoteListName: text,
  sentCount: count,
  waitingCount: count,
  refusedCount: count,
  /** Some of those that Mailchimp refuses, with its reason. */
  refused: Type.Array(Type.Object({ email: text, reason: text })),
  /** Why the last attempt failed; empty otherwise. */
  fault: text,
  nextAttemptOn: orNull(moment),
  lastSentOn: orNull(moment),
});

export const mailingConnectionsSchemas = {
  readConnection: {
    params: idParams,
    answer: Type.Object({ account: orNull(account), list: orNull(connectedList) }),
    refusals: ['not-found'],
  },
  connect: {
    body: Type.Object({ apiKey: Type.String({ maxLength: 200 }) }, closed),
    answer: done,
    refusals: ['mailing-key-invalid', 'mailing-key-refused', 'mailing-service-unreachable'],
  },
  disconnect: { answer: done, refusals: ['not-found'] },
  listRemoteLists: {
    answer: Type.Object({ lists: Type.Array(Type.Object({ id: text, name: text })) }),
    refusals: [
      'mailing-not-connected',
      'mailing-key-refused',
      'mailing-service-unreachable',
      'no-remote-lists',
    ],
  },
  connectList: {
    params: idParams,
    body: Type.Object({ remoteListId: remoteId }, closed),
    answer: done,
    refusals: [
      'not-found',
      'remote-list-missing',
      'remote-list-gone',
      'mailing-not-connected',
      'mailing-key-refused',
      'mailing-service-unreachable',
    ],
  },
  disconnectList: { params: idParams, answer: done, refusals: ['not-found'] },
  retryList: { params: idParams, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
