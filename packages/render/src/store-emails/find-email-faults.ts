import { emailKeysOf, type EmailText, type StoreEmailKind } from '@sitewright/domain/store-emails';
import { emailEngine } from './email-engine.ts';

export interface EmailFault {
  readonly field: keyof EmailText;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

type Found = Omit<EmailFault, 'field'>;

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Instructions that read nothing but the data of the email. Comments begin with `#`. */
const ALLOWED = /^(?:#|[^.]|\.(?:section |repeated section |if |or\b|end$|alternates with$|\w+\? ?))/;

/** The key that a tag reads; undefined for one that reads none, such as the current entry. */
const keyOf = (tag: string): string | undefined => {
  const [, section] = /^\.(?:repeated section|section|if) ([\w.]+)$/.exec(tag) ?? [];
  const [, printed] = /^([a-zA-Z][\w.-]*)(?:$|[|,])/.exec(tag) ?? [];
  return section ?? printed;
};

const knownKeys = (kind: StoreEmailKind): ReadonlySet<string> =>
  new Set(emailKeysOf(kind).flatMap(({ key, fields = [] }) => [key, ...fields]));

/** What an email has no use for, and keys that do not exist: those would print nothing. */
const findTagFaults = (source: string, kind: StoreEmailKind): Found[] => {
  const known = knownKeys(kind);
  return emailEngine.findTags(source).flatMap(({ start, end }) => {
    const tag = source.slice(start + 1, end - 1);
    const key = keyOf(tag);
    const line = lineAt(source, start);
    if (!ALLOWED.test(tag)) return [{ line, message: `{${tag}} is not available in emails.` }];
    return key === undefined || known.has(key) ? [] : [{ line, message: `There is no key "${key}".` }];
  });
};

/** Without the terms of the template language. */
const plainMessage = (code: string, message: string): string =>
  code === 'end-of-file-in-block'
    ? 'The block that begins here is not closed. Add {.end} after it.'
    : message.replace(/^(?:Syntax|Runtime)Error: /, '');

const findSourceFaults = (source: string, kind: StoreEmailKind): Found[] => {
  if (source.trim() === '') return [{ line: 1, message: 'Enter a text.' }];
  const compiled = emailEngine
    .compile(source)
    .errors.map(({ code, line, message }) => ({ line, message: plainMessage(code, message) }));
  return [...compiled, ...findTagFaults(source, kind)].toSorted((left, right) => left.line - right.line);
};

/** Why the owner's text cannot be used. */
export const findEmailFaults = (kind: StoreEmailKind, { subject, text }: EmailText): EmailFault[] => [
  ...findSourceFaults(subject, kind).map((fault) => ({ field: 'subject' as const, ...fault })),
  ...findSourceFaults(text, kind).map((fault) => ({ field: 'text' as const, ...fault })),
];
