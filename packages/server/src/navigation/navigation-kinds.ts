import { findActiveFields } from '@sitewright/domain/documents';
import { findNavigationFault, memberAreasIn, navigationMessages } from '@sitewright/domain/navigation';
import { codeInBlocks, findLayoutFaults, type Navigations } from '@sitewright/domain/pages';
import { navigationsSchema } from '@sitewright/domain/navigation/schemas';
import {
  findSiteChromeFaults,
  withoutLegacyFields,
  type HeaderFooterContent,
} from '@sitewright/domain/site-chrome';
import { headerFooterSchema } from '@sitewright/domain/site-chrome/schemas';
import { listHiddenForms, sanitizeContent, findBlockFaults } from '../blocks/index.ts';
import { siteDocumentKind, type CheckedChange } from '../documents/index.ts';
import { refuse } from '../http/index.ts';
import { readPageIds } from './navigation-store.ts';

/** Member areas do not exist yet: imported references are accepted, new ones are not. */
const findAreaFault = ({ content, before = {}, isImported }: CheckedChange<Navigations>) => {
  const known = memberAreasIn(before);
  const isUnknown = [...memberAreasIn(content)].some((id) => !known.has(id));
  return isUnknown && !isImported ? 'navigation-member-area-unknown' : undefined;
};

export const navigationKind = siteDocumentKind<Navigations>({
  name: 'navigation',
  schema: navigationsSchema,
  async check(database, change) {
    const { site, content } = change;
    const pages = await readPageIds(database, site.id);
    const fault = findNavigationFault(content, (id) => pages.has(id)) ?? findAreaFault(change);
    return fault && refuse('document-invalid', { navigation: navigationMessages[fault] });
  },
  codeParts: findActiveFields,
});

export const headerFooterKind = siteDocumentKind<HeaderFooterContent>({
  name: 'header-footer',
  permission: 'design',
  schema: headerFooterSchema,
  withoutObsolete: withoutLegacyFields,
  clean: sanitizeContent,
  async check(_database, { content }) {
    const faults = { ...findSiteChromeFaults(content), ...findLayoutFaults(content) };
    return Object.keys(faults).length > 0 ? refuse('document-invalid', faults) : undefined;
  },
  findBlockFaults,
  findBlocking: (database, websiteId, { ids }) =>
    listHiddenForms(database, websiteId, { kind: 'header-footer', ids }),
  codeParts: ({ fields, ...rest }) => [...codeInBlocks(fields ? { fields } : {}), ...findActiveFields(rest)],
});
