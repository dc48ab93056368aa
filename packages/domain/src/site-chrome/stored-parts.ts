import type { TProperties } from 'typebox';
import { Value } from 'typebox/value';
import { isRecord, isSameContent } from '../documents/index.ts';
import { defaultFooter, defaultHeader, type SiteFooter, type SiteHeader } from './header-footer.ts';
import { footerSchema, headerSchema } from './site-chrome-schemas.ts';

const isValid = (fields: TProperties, name: string, value: unknown): boolean => {
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return schema !== undefined && Value.Check(schema, value);
};

const validFields = (stored: unknown, fields: TProperties): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([name, value]) => isValid(fields, name, value)),
  );

/** The valid fields of a stored header: earlier versions stored any field and any layout. */
export const readHeader = (stored: unknown): Partial<SiteHeader> =>
  validFields(stored, headerSchema.properties);
export const readFooter = (stored: unknown): Partial<SiteFooter> =>
  validFields(stored, footerSchema.properties);

export const completeHeader = (stored: unknown): SiteHeader => ({ ...defaultHeader, ...readHeader(stored) });
export const completeFooter = (stored: unknown): SiteFooter => ({ ...defaultFooter, ...readFooter(stored) });

const withoutLegacy = (part: unknown, stored: unknown, fields: TProperties): unknown => {
  if (!isRecord(part) || !isRecord(stored)) return part;
  const isUnchanged = (name: string, value: unknown): boolean =>
    Object.hasOwn(stored, name) && isSameContent(stored[name], value);
  return Object.fromEntries(
    Object.entries(part).filter(([name, value]) => isValid(fields, name, value) || !isUnchanged(name, value)),
  );
};

/** Drops invalid fields that were stored before, unchanged: they must not prevent the rest from being saved. */
export const withoutLegacyFields = <Content extends { readonly header?: unknown; readonly footer?: unknown }>(
  content: Content,
  stored: Content,
): Content => ({
  ...content,
  ...(content.header === undefined
    ? {}
    : { header: withoutLegacy(content.header, stored.header, headerSchema.properties) }),
  ...(content.footer === undefined
    ? {}
    : { footer: withoutLegacy(content.footer, stored.footer, footerSchema.properties) }),
});
