import { lazyRouteComponent } from '@tanstack/react-router';
import { MessageSquare, MessagesSquare } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { PendingCount } from './pending-count.tsx';
import { readQueueParams } from './queue-params.ts';

export const commentsScreen = defineScreen({
  path: '/comments',
  title: 'Comments',
  permission: 'comments',
  menu: {
    group: 'rail',
    label: 'Comments',
    icon: MessageSquare,
    keywords: 'moderate approve spam reply pending flagged',
    Count: PendingCount,
  },
  validateSearch: readQueueParams,
  component: lazyRouteComponent(() => import('./comments-screen.tsx'), 'CommentsScreen'),
});

export const commentSettingsScreen = defineScreen({
  path: '/settings/comments',
  title: 'Comment settings',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Comments',
    icon: MessagesSquare,
    keywords: 'settings likes approval moderation threading flags blog',
  },
  component: lazyRouteComponent(
    () => import('./settings/comment-settings-screen.tsx'),
    'CommentSettingsScreen',
  ),
});
