import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EmailSlip } from '#domain/account/account.ts';
import type { AuthOutcome } from './auth-actions.ts';

type Issues = { email?: string; password?: string; confirmPassword?: string };

export type AuthFormState = {
  isBusy: boolean;
  issues: Issues;
  slip?: EmailSlip | undefined;
  message: string | null;
};

type Recheck = Extract<AuthOutcome<unknown>, { status: 'invalid' }>['recheck'];

const AT_REST: AuthFormState = { isBusy: false, issues: {}, message: null };
const FIELDS = ['email', 'password', 'confirmPassword'] as const;

/** One submit at a time: values in, field issues or one message out. */
export function useAuthForm<Result>(
  run: (value: (name: string) => string) => Promise<AuthOutcome<Result>>,
  onDone: (result: Result) => void,
  unreachable: string,
) {
  const [state, setState] = useState(AT_REST);
  // State would be one render late: two clicks in the same frame both pass it.
  const isRunning = useRef(false);
  const recheck = useRef<Recheck | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The message is above the fields, and the focused field below: with an open keyboard both don't fit.
  useEffect(() => {
    if (state.message) form.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [state.message]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const sent = event.currentTarget;
    setState({ isBusy: true, issues: {}, message: null });
    const outcome = await run(valueIn(sent)).catch(
      () => ({ status: 'failed', message: unreachable }) as const,
    );
    isRunning.current = false;
    if (outcome.status === 'done') {
      setState(AT_REST);
      return onDone(outcome.result);
    }
    const { issues = {}, slip = undefined } = outcome.status === 'invalid' ? outcome : {};
    recheck.current = outcome.status === 'invalid' ? outcome.recheck : null;
    setState({ isBusy: false, issues, slip, message: outcome.status === 'failed' ? outcome.message : null });
    focusFirst(sent, issues);
  }

  // Only removes messages: nobody is corrected while still typing.
  function onInput(event: FormEvent<HTMLFormElement>) {
    const isOtherEmail = event.target instanceof HTMLInputElement && event.target.name === 'email';
    // Nothing to remove: the browser handles the keystroke alone, at full speed.
    if (!recheck.current && !(isOtherEmail && state.message)) return;
    const [email, password, confirmPassword] = FIELDS.map(valueIn(event.currentTarget));
    const wrong = recheck.current?.({
      email: email ?? '',
      password: password ?? '',
      confirmPassword: confirmPassword ?? '',
    });
    setState((before) => ({
      ...before,
      issues: wrong ? stillWrong(before.issues, wrong) : before.issues,
      message: isOtherEmail ? null : before.message,
    }));
  }

  return { ...state, handlers: { ref: form, onSubmit, onInput } };
}

function valueIn(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form);
  return (name) => String(values.get(name) ?? '');
}

function stillWrong(shown: Issues, wrong: Issues): Issues {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (shown[field] && wrong[field] ? [[field, wrong[field]]] : [])),
  );
}

function focusFirst(form: HTMLFormElement, issues: Issues) {
  const name = FIELDS.find((field) => issues[field]);
  const field = form.elements.namedItem(name ?? 'password') ?? form.elements.namedItem('email');
  if (field instanceof HTMLElement) field.focus();
}
