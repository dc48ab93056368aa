import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PublicFrame } from './public-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';

const route = getRouteApi('/sign-in');

export const SignInScreen = () => {
  const { to } = route.useSearch();
  const navigate = useNavigate();
  return (
    <PublicFrame
      title="Sign in"
      text="to edit your site"
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
    >
      <SignInForm onDone={() => void navigate({ href: redirectAfterSignIn(to) })} />
    </PublicFrame>
  );
};
