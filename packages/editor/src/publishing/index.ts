export { PreviewButton } from './preview-button.tsx';
export { PublishMenu } from './publish-menu.tsx';
export { siteSubject, type Subject } from './subject.ts';
export { usePublishing } from './use-publishing.ts';
