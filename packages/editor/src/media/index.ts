import { lazyRouteComponent } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export { thumbnailOf, type Asset } from './asset.ts';
export { FilePicker } from './file-picker.tsx';
export { PictureFocus } from './detail/picture-focus.tsx';
export { FileThumbnail } from './browse/file-grid.tsx';
export { FileDrop } from './browse/file-drop.tsx';
export { UploadList } from './uploads/upload-list.tsx';
export { useUploads } from './uploads/uploads.ts';

export const filesScreen = defineScreen({
  path: '/files',
  title: 'Files',
  permission: 'view',
  menu: {
    group: 'rail',
    label: 'Files',
    icon: FolderOpen,
    keywords: 'pictures videos documents upload media',
  },
  validateSearch: (search) => optionalParam('file', search['file']),
  component: lazyRouteComponent(() => import('./files-screen.tsx'), 'FilesScreen'),
});
