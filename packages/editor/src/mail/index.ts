import { lazyRouteComponent } from '@tanstack/react-router';
import { Mail, Palette, Server } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readMailParams } from './mail-params.ts';

export { UnsentNotice } from './unsent-notice.tsx';
export { useHasMailServer } from './use-has-mail-server.ts';

export const mailScreen = defineScreen({
  path: '/settings/mail',
  title: 'Mail',
  permission: 'contributors',
  menu: { group: 'settings', label: 'Mail', icon: Mail, keywords: 'settings outbox letters resend failed' },
  validateSearch: readMailParams,
  component: lazyRouteComponent(() => import('./mail-screen.tsx'), 'MailScreen'),
});

export const mailDesignScreen = defineScreen({
  path: '/settings/mail-design',
  title: 'Mail design',
  permission: 'contributors',
  menu: {
    group: 'settings',
    label: 'Mail design',
    icon: Palette,
    keywords: 'settings sender from address logo footer layout spf dkim dmarc',
  },
  component: lazyRouteComponent(() => import('./design/mail-design-screen.tsx'), 'MailDesignScreen'),
});

export const mailServerScreen = defineScreen({
  path: '/sites/mail',
  title: 'Mail server',
  permission: 'administrator',
  isHiddenWithoutPermission: true,
  menu: { group: 'palette', label: 'Mail server', icon: Server, keywords: 'smtp host port tls test email' },
  component: lazyRouteComponent(() => import('./server/mail-server-screen.tsx'), 'MailServerScreen'),
});
