import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut } from 'lucide-react';
import { Button, Header, Menu, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { MenuItem } from '../controls/index.ts';
import { useSession, useSignOut } from '../session/index.ts';
import { chooseTheme, themeChoices, useTheme } from '../theme/index.ts';

const ThemeSection = () => {
  const theme = useTheme();
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => {
        const chosen = themeChoices.find(({ id }) => keys === 'all' || keys.has(id));
        if (chosen) chooseTheme(chosen.id);
      }}
    >
      <Header className="menu-heading">Theme</Header>
      {themeChoices.map(({ id, name, icon }) => (
        <MenuItem key={id} id={id} icon={icon}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  );
};

export const AccountMenu = () => {
  const { account } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = account.name || account.email;
  return (
    <MenuTrigger>
      <Button className="rail-item" aria-label={`Account of ${name}`}>
        <span className="rail-avatar" aria-hidden>
          {name.charAt(0).toUpperCase()}
        </span>
        <span className="rail-name">{name}</span>
        <span className="rail-short">Account</span>
      </Button>
      <Popover className="popover" placement="top start" offset={8}>
        <div className="account-head">
          <span className="strong truncate">{name}</span>
          <span className="quiet truncate">{account.email}</span>
        </div>
        <Menu className="menu" aria-label="Account">
          <MenuItem id="account" icon={CircleUser} onAction={() => void navigate({ to: '/account' })}>
            Account and sessions
          </MenuItem>
          <Separator className="menu-line" />
          <ThemeSection />
          <Separator className="menu-line" />
          <MenuItem id="sign-out" icon={LogOut} onAction={() => void signOut()}>
            Sign out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
