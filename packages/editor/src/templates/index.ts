import { lazyRouteComponent } from '@tanstack/react-router';
import { FileCode } from 'lucide-react';
import { defineScreen, optionalParam, pathParam } from '../screens/index.ts';

export const templateScreen = defineScreen({
  path: '/design/template',
  title: 'Template',
  permission: 'code',
  isHiddenWithoutPermission: true,
  menu: {
    group: 'palette',
    label: 'Template',
    icon: FileCode,
    keywords: 'design code files regions blocks less css html theme developer',
  },
  validateSearch: (search) => ({ ...pathParam(search['at']), ...optionalParam('file', search['file']) }),
  sessionMaxAgeMs: 0,
  component: lazyRouteComponent(() => import('./template-screen.tsx'), 'TemplateScreen'),
});
