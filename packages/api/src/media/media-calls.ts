import { stateCalls } from '../call/index.ts';
import type { mediaSchemas } from './media-schemas.ts';

export const mediaCalls = stateCalls<typeof mediaSchemas>()({
  uploadImage: {
    method: 'POST',
    path: '/api/uploads/images',
    caller: 'contributor',
    permission: 'content',
    texts: 'compared',
    body: 'file',
    summary: 'Upload a picture',
  },
  uploadFile: {
    method: 'POST',
    path: '/api/uploads/files',
    caller: 'contributor',
    permission: 'content',
    texts: 'compared',
    body: 'file',
    summary: 'Upload a picture, a video, an audio file or a document',
  },
  list: {
    method: 'GET',
    path: '/api/media/assets',
    caller: 'contributor',
    permission: 'view',
    summary: 'List the files of the media library, newest first',
  },
  read: {
    method: 'GET',
    path: '/api/media/assets/{id}',
    caller: 'contributor',
    permission: 'view',
    summary: 'Read a file of the media library',
  },
  update: {
    method: 'PUT',
    path: '/api/media/assets/{id}',
    caller: 'contributor',
    permission: 'media',
    texts: 'compared',
    summary: 'Rename a file, or change its texts or focal point',
  },
  replace: {
    method: 'POST',
    path: '/api/media/assets/{id}/content',
    caller: 'contributor',
    permission: 'media',
    body: 'file',
    summary: 'Replace a file with another of the same kind; links stay valid',
  },
  remove: {
    method: 'DELETE',
    path: '/api/media/assets/{id}',
    caller: 'contributor',
    permission: 'media',
    summary: 'Move a file to the trash, where it stays for 30 days',
  },
  restore: {
    method: 'POST',
    path: '/api/media/assets/{id}/restore',
    caller: 'contributor',
    permission: 'media',
    summary: 'Restore a file from the trash',
  },
});
