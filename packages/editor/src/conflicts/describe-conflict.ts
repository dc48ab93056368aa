import { siteDocumentTitles, type DocumentKindName } from '@sitewright/domain/documents';
import type { PageEntry } from '../pages/index.ts';
import { describeForm } from './describe-form.ts';
import { describeLayout } from './describe-layout.ts';
import { describeNavigation } from './describe-navigation.ts';
import { describeStyles } from './describe-styles.ts';
import { describeTemplate } from './describe-template.ts';
import type { Describe } from './describe.ts';

/** Describers by document kind, independent of the current screen. */
export const describersOf = (pages: readonly PageEntry[]): Readonly<Record<DocumentKindName, Describe>> => ({
  collection: describeLayout('Page'),
  item: describeLayout('Item'),
  'header-footer': describeLayout(siteDocumentTitles['header-footer']),
  navigation: describeNavigation(pages),
  styles: describeStyles,
  template: describeTemplate,
  form: describeForm,
});
