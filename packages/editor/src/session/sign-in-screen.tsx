import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { PublicFrame } from './public-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { whereTo } from './where-to.ts';

const route = getRouteApi('/sign-in');

export const SignInScreen = () => {
  const { to } = route.useSearch();
  const router = useRouter();
  const goOn = () => router.history.push(`${router.basepath}${whereTo(to)}`);
  return (
    <PublicFrame
      title="Sign in"
      text="to edit your site"
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
    >
      <SignInForm onDone={goOn} />
    </PublicFrame>
  );
};
