import { type ReactNode, useEffect, useRef, useState } from 'react';
import { handOverFirstAnswer } from '#client/adapters/page/first-answer.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { AUTH_COPY } from '#content/copy/person/auth.ts';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import type { Arrival, LoadAuthActions } from './auth-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TextButton } from './text-button.tsx';

type AuthScreenProps = {
  /** The visitor came to sign up: show that form first. */
  isNew: boolean;
  /** Above the sign-in form. */
  notice?: ReactNode;
  brandName: string;
  canResetByMail: boolean;
  loadActions: LoadAuthActions;
  onSignedIn: (arrival: Arrival) => void;
};

type Mode = 'signIn' | 'signUp' | 'forgot';

// Together with the screen behind its link: few people ever see either.
const forgotPart = preloadable(() => import('./forgotten-password.tsx'), 'ForgotScreen');

export function AuthScreen(props: AuthScreenProps) {
  const { isNew, notice, brandName, canResetByMail, loadActions, onSignedIn } = props;
  const [mode, setMode] = useState<Mode>(isNew ? 'signUp' : 'signIn');
  // Carried over when the form switches. As state, each keystroke would render the whole screen.
  const email = useRef('');
  const copy = mode === 'forgot' ? null : AUTH_COPY[mode];
  const title = copy?.title;
  const form = {
    loadActions,
    email: email.current,
    onEmail: (typed: string) => {
      email.current = typed;
    },
  };

  useEffect(() => handOverFirstAnswer(), []);

  useEffect(() => {
    if (title) document.title = AUTH_COPY.tabTitle(title);
  }, [title]);

  function turnTo(next: Mode) {
    setMode(next);
    // The clicked button is gone after the switch: without this, focus restarts at the top.
    requestAnimationFrame(() => document.querySelector('h1')?.focus());
  }

  if (!copy) {
    return (
      <Preloaded
        of={forgotPart}
        props={{ ...form, brandName, onBack: () => turnTo('signIn') }}
        fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
      />
    );
  }
  return (
    <AuthLayout brandName={brandName} title={copy.title} subtitle={copy.subtitle}>
      {mode === 'signIn' && notice}
      {mode === 'signIn' && <SignInForm {...form} onSignedIn={onSignedIn} />}
      {mode === 'signUp' && <SignUpForm {...form} onSignedIn={onSignedIn} />}
      <div className="mt-3 flex flex-col items-center gap-3 text-center">
        {mode === 'signIn' && <Turn onClick={() => turnTo('signUp')}>{AUTH_COPY.signIn.switchTo}</Turn>}
        {mode === 'signUp' && <Turn onClick={() => turnTo('signIn')}>{AUTH_COPY.signUp.switchTo}</Turn>}
        {mode === 'signIn' &&
          (canResetByMail ? (
            <TextButton onClick={() => turnTo('forgot')}>{AUTH_COPY.signIn.forgot}</TextButton>
          ) : (
            <p className="text-sm text-soft">{AUTH_COPY.signIn.forgotWithoutMail}</p>
          ))}
        {mode === 'signIn' && <PageLink href="/help">{AUTH_COPY.signIn.help}</PageLink>}
        {mode === 'signUp' && (
          <p className="text-sm text-soft">
            {AUTH_COPY.signUp.isPrivate} <PageLink href="/privacy">{AUTH_COPY.signUp.howPrivate}</PageLink>
          </p>
        )}
      </div>
    </AuthLayout>
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-gold-text underline underline-offset-4">
      {children}
    </a>
  );
}

/** As prominent as the button above it: first-time visitors need this one. */
function Turn({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="large" onClick={onClick} className="w-full">
      {children}
    </Button>
  );
}
