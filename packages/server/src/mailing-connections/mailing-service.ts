import type { RemoteStatus } from '@sitewright/domain/mailing-connections';

export interface RemoteList {
  readonly id: string;
  readonly name: string;
  /** Whether the service asks people to confirm. */
  readonly isDoubleOptIn: boolean;
}

export interface MemberToSend {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly status: RemoteStatus;
  readonly tags: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

/** Somebody who left a list at the service. */
export interface RemoteChange {
  readonly email: string;
  readonly kind: 'unsubscribed' | 'bounced';
  readonly changedAt: Date;
}

/** A service that keeps lists of its own, behind the key of an account. Its methods throw a `ServiceFault`. */
export interface MailingService {
  readAccountName(): Promise<string>;
  listLists(): Promise<RemoteList[]>;
  findList(listId: string): Promise<RemoteList | undefined>;
  /** Adds or changes a member: doing it twice is the same as once. Returns why the service refuses this one. */
  putMember(listId: string, member: MemberToSend): Promise<string | undefined>;
  /** Of somebody who was erased here. */
  eraseMember(listId: string, emailHash: string): Promise<void>;
  listChanges(listId: string, since: Date): Promise<RemoteChange[]>;
  /** What the service calls an address. */
  hashOf(email: string): string;
}

export const serviceFaults = {
  'key-refused': 'Mailchimp does not accept the API key any more. Connect it again.',
  'list-gone': 'The list does not exist at Mailchimp any more. Choose another one.',
  busy: 'Mailchimp asks to send more slowly. It is tried again by itself.',
  unreachable: 'Mailchimp does not answer. It is tried again by itself.',
} as const;

export type ServiceFaultReason = keyof typeof serviceFaults;

/** Why nothing can be done with the service now. */
export class ServiceFault extends Error {
  readonly reason: ServiceFaultReason;

  constructor(reason: ServiceFaultReason) {
    super(serviceFaults[reason]);
    this.reason = reason;
  }
}
