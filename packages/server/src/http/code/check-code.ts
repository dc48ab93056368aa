import { hash } from 'node:crypto';
import type { Permission } from '@sitewright/domain/contributors';
import {
  codeKey,
  findActiveFields,
  findAddedCode,
  findNewCode,
  type CodePart,
} from '@sitewright/domain/documents';
import { codeFaultText, type FieldFaults } from '@sitewright/domain/pages';
import { refuse, type Refusal } from '../refusals/refusal.ts';

/** Names a part without holding it: the journal keeps these of code that a command took away. */
export const digestOf = (part: CodePart): string => hash('sha256', codeKey(part), 'base64url');

/** What a contributor may keep or bring without the permission to write code. */
export interface KnownCode {
  readonly parts: readonly CodePart[];
  /** Digests of parts that may come back to their places. */
  readonly digests?: readonly string[];
  /** The parts are those of the original: blocks of a copy have ids of their own. */
  readonly isCopy?: boolean;
}

interface CodeChange {
  readonly code: readonly CodePart[];
  readonly known: KnownCode;
  readonly permissions: ReadonlySet<Permission>;
}

const unknownParts = (code: readonly CodePart[], { parts, digests = [], isCopy }: KnownCode) => {
  if (isCopy) return findAddedCode(parts, code);
  const returning = new Set(digests);
  return findNewCode(parts, code).filter((part) => !returning.has(digestOf(part)));
};

const faultsAt = (parts: readonly CodePart[]): FieldFaults =>
  Object.fromEntries(parts.map(({ place }) => [place, codeFaultText]));

/** Whichever way a content comes in: code that does not stand at its place already needs the permission for it. */
export const checkCode = ({ code, known, permissions }: CodeChange): Refusal | undefined => {
  if (permissions.has('code') || code.length === 0) return undefined;
  const added = unknownParts(code, known);
  return added.length > 0 ? refuse('code-not-allowed', faultsAt(added)) : undefined;
};

interface TextsChange {
  /** What stands there already; a text may move within its field. */
  readonly before?: object;
  readonly after: object;
}

/** The same for texts that stand in no document and are printed by templates as they are. */
export const checkTexts = (
  { before = {}, after }: TextsChange,
  permissions: ReadonlySet<Permission>,
): Refusal | undefined => {
  const known = { parts: findActiveFields(before), isCopy: true };
  return checkCode({ code: findActiveFields(after), known, permissions });
};

/** Visitors get no code that they do not have already from somebody who could not have written it. */
export const checkPublishedCode = ({ code, known, permissions }: CodeChange): Refusal | undefined =>
  checkCode({ code, known, permissions }) && refuse('code-not-published');
