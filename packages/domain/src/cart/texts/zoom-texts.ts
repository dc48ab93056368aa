/** What stands over a picture of a product that is looked at closely. */
export const zoomTexts = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
