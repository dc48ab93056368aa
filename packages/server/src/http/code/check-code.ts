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

/** Identifies a code part without its text: the journal stores digests of code that a command removed. */
export const digestOf = (part: CodePart): string => hash('sha256', codeKey(part), 'base64url');

/** Code that a contributor may keep or restore without the permission to write code. */
export interface KnownCode {
  readonly parts: readonly CodePart[];
  /** Digests of parts that may return to their positions. */
  readonly digests?: readonly string[];
  /** The parts are those of the original: blocks of a copy have new ids. */
  readonly isCopy?: boolean;
}

interface CodeChange {
  readonly code: readonly CodePart[];
  readonly known: KnownCode;
  readonly permissions: ReadonlySet<Permission>;
}

const findUnknownParts = (code: readonly CodePart[], { parts, digests = [], isCopy }: KnownCode) => {
  if (isCopy) return findAddedCode(parts, code);
  const restorable = new Set(digests);
  return findNewCode(parts, code).filter((part) => !restorable.has(digestOf(part)));
};

const faultsAt = (parts: readonly CodePart[]): FieldFaults =>
  Object.fromEntries(parts.map(({ place }) => [place, codeFaultText]));

/** New or changed code needs the permission `code`, whichever way the content is submitted. */
export const checkCode = ({ code, known, permissions }: CodeChange): Refusal | undefined => {
  if (permissions.has('code') || code.length === 0) return undefined;
  const added = findUnknownParts(code, known);
  return added.length > 0 ? refuse('code-not-allowed', faultsAt(added)) : undefined;
};

interface TextsChange {
  /** The existing texts; a text may move within its field. */
  readonly before?: object;
  readonly after: object;
}

/** The same for texts outside of documents that templates print without escaping. */
export const checkTexts = (
  { before = {}, after }: TextsChange,
  permissions: ReadonlySet<Permission>,
): Refusal | undefined => {
  const known = { parts: findActiveFields(before), isCopy: true };
  return checkCode({ code: findActiveFields(after), known, permissions });
};

/** Publishing code that is not published yet needs the permission `code`. */
export const checkPublishedCode = ({ code, known, permissions }: CodeChange): Refusal | undefined =>
  checkCode({ code, known, permissions }) && refuse('code-not-published');
