import { Link } from '@tanstack/react-router';
import { Compass, Lock } from 'lucide-react';
import { EmptyState, Screen } from '../controls/index.ts';

export const NotFoundScreen = () => (
  <Screen title="Not found" layout="fill">
    <EmptyState
      icon={Compass}
      title="Unable to locate content"
      action={
        <Link to="/" className="button button-plain">
          Go to home
        </Link>
      }
    >
      There is nothing at this URL.
    </EmptyState>
  </Screen>
);

/** For roles without access to any screen. */
export const NoScreens = () => (
  <Screen title="Start" layout="fill">
    <EmptyState icon={Lock} title="No access yet">
      Your role does not give access to any screen. Ask an administrator of this site for another role.
    </EmptyState>
  </Screen>
);
