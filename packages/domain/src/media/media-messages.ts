import { mediaLimits } from './media-limits.ts';

const { MEGABYTES, SVG_MEGABYTES, MEGAPIXELS, MAX_NAME_LENGTH } = mediaLimits;

export const mediaMessages = {
  'file-name-missing': 'Please enter a file name',
  'file-name-signs': 'A file name cannot contain /, \\, : or invisible characters.',
  'file-name-taken': 'Another file has this name. Choose a different one.',
  'file-name-too-long': `A file name may have up to ${MAX_NAME_LENGTH} characters.`,
  'file-empty': 'This file is empty.',
  'file-type-unsupported':
    'This type of file is not supported. Pictures: JPEG, PNG, GIF, WebP, AVIF, SVG. Video: MP4, MOV, WebM. Audio: MP3, M4A, WAV, OGG, FLAC. Files: PDF, ZIP and office documents.',
  'image-type-unsupported':
    'This is not a picture that can be shown. Pictures are JPEG, PNG, GIF, WebP, AVIF and SVG files.',
  'image-unreadable':
    'This file is damaged or not a picture. Save the picture again as JPEG or PNG and upload that.',
  'image-has-script': 'This drawing contains a script. Remove it and upload the drawing again.',
  'image-too-many-pixels': `This picture is too large. The maximum is ${MEGAPIXELS} million pixels.`,
  'image-too-large': `This picture is too large. The maximum is ${MEGABYTES.image} MB.`,
  'svg-too-large': `This drawing is too large. The maximum is ${SVG_MEGABYTES} MB.`,
  'video-too-large': `This video is too large. The maximum is ${MEGABYTES.video} MB.`,
  'audio-too-large': `This audio file is too large. The maximum is ${MEGABYTES.audio} MB.`,
  'file-too-large': `This file is too large. The maximum is ${MEGABYTES.file} MB.`,
  'upload-broken-off': 'File upload failed to complete',
  'kind-changes': 'A file can only be replaced by one of the same kind.',
} as const;

export type MediaRefusal = keyof typeof mediaMessages;
