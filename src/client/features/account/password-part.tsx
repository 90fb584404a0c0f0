import '#domain/account/account-errors.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { focusWrong } from '#client/ui/fields/focus-wrong.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { passwordIssue } from '#domain/account/account.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { DataPart, type Fold, FoldToggle, isWrongPassword, showWhole } from './data-part.tsx';

type Issues = { current?: string; next?: string; repeat?: string };

export function PasswordPart({ services, fold }: { services: AccountServices; fold: Fold }) {
  const copy = ACCOUNT_COPY.password;
  const [isDone, setIsDone] = useState(false);
  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={<FoldToggle fold={fold}>{copy.button}</FoldToggle>}
    >
      {fold.isOpen && (
        <PasswordForm
          services={services}
          onDone={() => {
            setIsDone(true);
            fold.onToggle(false);
          }}
        />
      )}
      {isDone && !fold.isOpen && <output className="block text-sm text-good">{copy.done}</output>}
    </DataPart>
  );
}

function PasswordForm({ services, onDone }: { services: AccountServices; onDone: () => void }) {
  const copy = ACCOUNT_COPY.password;
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const [current, next, repeat] = ['current', 'next', 'repeat'].map((name) =>
      String(values.get(name) ?? ''),
    );
    const found = issuesOf(current ?? '', next ?? '', repeat ?? '');
    setIssues(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusWrong(form);
    setIsBusy(true);
    try {
      await services.api.changePassword(current ?? '', next ?? '');
      onDone();
    } catch (error) {
      setIsBusy(false);
      if (!isWrongPassword(error)) return setFailure(messageOf(error, copy.failed));
      setIssues({ current: copy.wrong });
      focusWrong(form);
    }
  }

  const words = { showLabel: copy.show, hideLabel: copy.hide, isOneOfSeveral: true, required: true };
  return (
    <form ref={showWhole} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={services.user.email ?? ''} hidden readOnly />
      <PasswordField
        {...words}
        name="current"
        label={copy.current}
        autoComplete="current-password"
        {...(issues.current && { error: issues.current })}
      />
      <PasswordField
        {...words}
        name="next"
        label={copy.next}
        hint={copy.hint}
        autoComplete="new-password"
        {...(issues.next && { error: issues.next })}
      />
      <PasswordField
        {...words}
        name="repeat"
        label={copy.repeat}
        autoComplete="new-password"
        {...(issues.repeat && { error: issues.repeat })}
      />
      <Button type="submit" size="small" isBusy={isBusy} busyLabel={copy.busy} className="justify-self-end">
        {copy.save}
      </Button>
    </form>
  );
}

function issuesOf(current: string, next: string, repeat: string): Issues {
  const short = passwordIssue(next);
  return {
    ...(current === '' && { current: sentenceFor('password-too-short') }),
    ...(short && { next: short }),
    ...(repeat !== next && { repeat: sentenceFor('passwords-differ') }),
  };
}
