export const TRACKS_PER_ALBUM = 60;
export const GALLERIES_PER_LAYOUT = 20;
export const PICTURES_PER_GALLERY = 50;
