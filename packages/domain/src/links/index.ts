export { linkFaultText, linkMessages, type LinkFault } from './link-messages.ts';
export {
  linkKinds,
  linkTabs,
  noLink,
  type EmailFields,
  type LinkFields,
  type LinkKind,
} from './link-target.ts';
export { readLink, type ReadLink } from './read-link.ts';
export { fileLinkOf, linkedFileId, writeLink, type WrittenLink, type WrongField } from './write-link.ts';
