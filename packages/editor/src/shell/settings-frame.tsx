import { Outlet } from '@tanstack/react-router';
import { Screen } from '../controls/index.ts';
import { ScreenTabs } from './screen-tabs.tsx';

export const SettingsFrame = () => (
  <Screen title="Settings" layout="fill" below={<ScreenTabs group="settings" label="Settings" />}>
    <Outlet />
  </Screen>
);
