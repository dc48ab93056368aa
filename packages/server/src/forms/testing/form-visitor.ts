import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import type { SiteField, SiteForm } from '@sitewright/domain/forms';
import { findNumber, type Proof, type ProofChallenge } from '@sitewright/domain/proof-of-work';
import { newId } from '../../ids/index.ts';
import { accept, type TestBrowser } from '../../testing/index.ts';

/** Makes a form through the owner's commands and publishes it. */
export const publishForm = async (owner: TestBrowser, content: SiteForm, id = newId()): Promise<string> => {
  const step = { kind: 'form', id, op: 'create', content } as const;
  accept(
    await owner.client.send(documentCalls.runCommand, {
      body: { commandId: newId(), label: 'Create form', steps: [step] },
    }),
  );
  accept(
    await owner.client.send(documentCalls.publish, {
      params: { kind: 'form', id },
      body: { baseRevision: 1 },
    }),
  );
  return id;
};

/** Saves and publishes another content of a form. */
export const changeForm = async (owner: TestBrowser, id: string, content: SiteForm): Promise<void> => {
  const params = { kind: 'form', id };
  const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
  const saved = accept(
    await owner.client.send(documentCalls.save, { params, body: { baseRevision, content } }),
  );
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: saved.revision } }));
};

export const field = (fields: Partial<SiteField>): SiteField => ({
  id: 'message',
  type: 'text',
  title: 'Message',
  ...fields,
});

export const solve = (challenge: ProofChallenge) => {
  const number = findNumber(challenge, 0, challenge.max);
  if (number === undefined) throw new Error('The challenge has no solution.');
  return { ...challenge, number };
};

type Body = Parameters<TestBrowser['client']['send']>[1];

export interface Sending {
  readonly key?: string;
  readonly optIn?: boolean;
  readonly consentText?: string;
  readonly contactMe?: string;
  readonly pageId?: string;
  readonly pageTitle?: string;
  readonly pagePath?: string;
  readonly pagePermissionTypeValue?: number;
  readonly contentSource?: 'i' | 'c';
  readonly captchaKey?: string;
  readonly proof?: Proof;
  readonly hasProof?: boolean;
}

/** Key, proof and form, as the script of a page sends them. */
export const sendForm = async (
  visitor: TestBrowser,
  formId: string,
  { form, hasProof = true, ...rest }: Sending & { readonly form: unknown },
) => {
  const { data } = accept(await visitor.client.send(formCalls.createKey, { query: { formId } }));
  const proof = hasProof
    ? { proof: solve(accept(await visitor.client.send(formCalls.createChallenge, { params: { formId } }))) }
    : {};
  const body = { formId, form: form as Record<string, unknown>, key: data.key, ...proof, ...rest };
  return visitor.client.send(formCalls.saveSubmission, { body } satisfies Body);
};
