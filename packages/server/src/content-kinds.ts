import { stylesKind, type DocumentKind } from './documents/index.ts';
import { headerFooterKind, navigationKind } from './navigation/index.ts';
import { collectionKind, itemKind } from './pages/index.ts';
import { templateKind } from './templates/index.ts';

/** Each kind checks what it is given by its schema before it believes in its type. */
const erase = <Content>(kind: DocumentKind<Content>): DocumentKind => kind as unknown as DocumentKind;

/** Every kind of document, for the calls and jobs that serve them all. */
export const contentKinds: readonly DocumentKind[] = [
  erase(collectionKind),
  erase(itemKind),
  erase(navigationKind),
  erase(headerFooterKind),
  erase(stylesKind),
  erase(templateKind),
];
