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
          Go to the start
        </Link>
      }
    >
      There is no screen at this address.
    </EmptyState>
  </Screen>
);

/** For roles that open none of the screens there are. */
export const NoScreens = () => (
  <Screen title="Start" layout="fill">
    <EmptyState icon={Lock} title="Nothing to work on yet">
      Your roles on this site open no screen. Ask an administrator of the site for another role.
    </EmptyState>
  </Screen>
);
