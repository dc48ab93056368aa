/** What the row of a product shows: its pictures, and videos that are files of the site. */
export type Medium = HTMLImageElement | HTMLVideoElement;

/** Videos of a service are left out: they play where they stand, in a window of their own if wanted. */
export const mediaOf = (row: HTMLElement): Medium[] =>
  [...row.querySelectorAll<Medium>('img,video')].filter(
    (medium) => medium instanceof HTMLVideoElement || !medium.closest('sw-frame,sw-video'),
  );

export const nameOf = (medium: Medium): string =>
  medium instanceof HTMLImageElement ? medium.alt : (medium.ariaLabel ?? '');

const largePicture = (small: HTMLImageElement): HTMLImageElement => {
  const picture = new Image();
  picture.alt = small.alt;
  picture.draggable = false;
  picture.sizes = '100vw';
  picture.srcset = small.srcset;
  picture.src = small.currentSrc || small.src;
  // The file that the page shows already is better than none.
  picture.addEventListener('error', () => picture.removeAttribute('srcset'), { once: true });
  return picture;
};

const largeVideo = (small: HTMLVideoElement): HTMLVideoElement => {
  small.pause();
  const video = small.cloneNode() as HTMLVideoElement;
  video.controls = true;
  const { poster } = video.dataset;
  if (poster) video.poster = poster;
  // It goes on where the visitor was.
  video.addEventListener('loadedmetadata', () => (video.currentTime = small.currentTime), { once: true });
  return video;
};

/** The same over the whole window. */
export const enlarge = (medium: Medium): Medium =>
  medium instanceof HTMLImageElement ? largePicture(medium) : largeVideo(medium);
