import { siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import type { PageEntry } from '../pages/index.ts';
import { describeLayout } from './describe-layout.ts';
import { describeNavigation } from './describe-navigation.ts';
import { describeStyles } from './describe-styles.ts';
import { describeTemplate } from './describe-template.ts';
import type { Describe } from './describe.ts';

/** By what a conflict is about, whichever screen is in view when it is told. */
export const describersOf = (pages: readonly PageEntry[]): Readonly<Record<DocumentKindName, Describe>> => ({
  collection: describeLayout('Page'),
  item: describeLayout('Item'),
  'header-footer': describeLayout(siteDocumentTitles['header-footer']),
  navigation: describeNavigation(pages),
  styles: describeStyles,
  template: describeTemplate,
});
