import { type FormEvent, useRef, useState } from 'react';
import type { AuthOutcome } from './auth-actions.ts';

type Issues = { email?: string; password?: string; confirmPassword?: string };

export type AuthFormState = { isBusy: boolean; issues: Issues; message: string | null };

const AT_REST: AuthFormState = { isBusy: false, issues: {}, message: null };

/** One submit at a time: values in, field issues or one message out. */
export function useAuthForm<Result>(
  run: (value: (name: string) => string) => Promise<AuthOutcome<Result>>,
  onDone: (result: Result) => void,
  unreachable: string,
) {
  const [state, setState] = useState(AT_REST);
  // State would be one render late: two clicks in the same frame both pass it.
  const isRunning = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const form = event.currentTarget;
    const values = new FormData(form);
    setState({ isBusy: true, issues: {}, message: null });
    const outcome = await run((name) => String(values.get(name) ?? '')).catch(
      () => ({ status: 'failed', message: unreachable }) as const,
    );
    isRunning.current = false;
    if (outcome.status === 'done') {
      setState(AT_REST);
      return onDone(outcome.result);
    }
    const issues = outcome.status === 'invalid' ? outcome.issues : {};
    setState({ isBusy: false, issues, message: outcome.status === 'failed' ? outcome.message : null });
    focusFirst(form, issues);
  }

  return { ...state, onSubmit };
}

function focusFirst(form: HTMLFormElement, issues: Issues) {
  const name = (['email', 'password', 'confirmPassword'] as const).find((field) => issues[field]);
  const field = form.elements.namedItem(name ?? 'password') ?? form.elements.namedItem('email');
  if (field instanceof HTMLElement) field.focus();
}
