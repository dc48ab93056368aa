import { Card, CardBody, Screen, Section, Segmented } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { chooseTheme, themeChoices, useTheme } from '../theme/index.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

const ThemeSection = () => (
  <Section title="Theme" text="Applies to this browser only.">
    <Card>
      <CardBody>
        <div>
          <Segmented label="Theme" segments={themeChoices} value={useTheme()} onChange={chooseTheme} />
        </div>
      </CardBody>
    </Card>
  </Section>
);

export const AccountScreen = () => {
  const { account } = useSession();
  return (
    <Screen title="Account" note={account.email}>
      <SessionList />
      <PasswordForm />
      <ThemeSection />
    </Screen>
  );
};
