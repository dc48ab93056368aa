export const previewMessages = {
  'preview-host-missing':
    'Previews need a second name of this server, so that a page cannot act as its owner. Set SITEWRIGHT_PREVIEW_HOST.',
} as const;
