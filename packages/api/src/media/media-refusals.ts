import { mediaMessages } from '@sitewright/domain/media';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const mediaRefusals = {
  messages: mediaMessages,
  statuses: {
    'file-name-missing': HTTP.UNPROCESSABLE,
    'file-name-signs': HTTP.UNPROCESSABLE,
    'file-name-taken': HTTP.UNPROCESSABLE,
    'file-name-too-long': HTTP.UNPROCESSABLE,
    'file-empty': HTTP.UNPROCESSABLE,
    'file-type-unsupported': HTTP.UNSUPPORTED_TYPE,
    'image-type-unsupported': HTTP.UNSUPPORTED_TYPE,
    'image-unreadable': HTTP.UNPROCESSABLE,
    'image-has-script': HTTP.UNPROCESSABLE,
    'image-too-many-pixels': HTTP.UNPROCESSABLE,
    'image-too-large': HTTP.TOO_LARGE,
    'svg-too-large': HTTP.TOO_LARGE,
    'video-too-large': HTTP.TOO_LARGE,
    'audio-too-large': HTTP.TOO_LARGE,
    'file-too-large': HTTP.TOO_LARGE,
    'upload-broken-off': HTTP.BAD_REQUEST,
    'kind-changes': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof mediaMessages>;
