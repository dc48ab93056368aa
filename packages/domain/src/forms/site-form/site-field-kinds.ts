import { fieldKinds } from '../form-fields.ts';

/** Field kinds of a form on a page. Product lines have all but files and page breaks. */
export const siteFieldKinds = [...fieldKinds, 'file', 'page'] as const;

export type SiteFieldKind = (typeof siteFieldKinds)[number];
