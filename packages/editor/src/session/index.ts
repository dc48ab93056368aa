import { lazyRouteComponent } from '@tanstack/react-router';

export { ConfirmPassword } from './confirm-password.tsx';
export { SessionProvider, useSession } from './session-context.tsx';
export { sessionQuery, type Session } from './session.ts';
export { SignInAgain } from './sign-in-again.tsx';
export { useSignOut } from './use-sign-out.ts';
export { redirectAfterSignIn } from './redirect-after-sign-in.ts';

export const SignInScreen = lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'SignInScreen');
export const ForgotPasswordScreen = lazyRouteComponent(
  () => import('./forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
);
export const ResetPasswordScreen = lazyRouteComponent(
  () => import('./reset-password-screen.tsx'),
  'ResetPasswordScreen',
);
export const InvitationScreen = lazyRouteComponent(
  () => import('./invitation-screen.tsx'),
  'InvitationScreen',
);
