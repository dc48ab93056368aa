export { PreviewButton } from './preview-button.tsx';
export { PublishMenu } from './publish-menu.tsx';
export { kindNames, siteSubject, type Subject } from './subject.ts';
export { usePublishing } from './use-publishing.ts';
export { sendRelease } from './send-release.ts';
