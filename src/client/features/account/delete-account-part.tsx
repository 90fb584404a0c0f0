import '#domain/account/account-errors.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { focusWrong } from '#client/ui/fields/focus-wrong.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { sentenceFor } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { DataPart, type Fold, FoldToggle, isWrongPassword, showWhole } from './data-part.tsx';

export function DeleteAccountPart({ services, fold }: { services: AccountServices; fold: Fold }) {
  const copy = ACCOUNT_COPY.remove;
  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={<FoldToggle fold={fold}>{copy.button}</FoldToggle>}
    >
      {fold.isOpen && <DeleteForm services={services} onCancel={() => fold.onToggle(false)} />}
    </DataPart>
  );
}

function DeleteForm({ services, onCancel }: { services: AccountServices; onCancel: () => void }) {
  const copy = ACCOUNT_COPY.remove;
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    setFailure(null);
    if (password === '') return setIssue(sentenceFor('password-too-short'));
    setIssue(null);
    setIsBusy(true);
    try {
      await services.api.deleteAccount(password);
      services.onDeleted();
    } catch (error) {
      setIsBusy(false);
      if (!isWrongPassword(error)) return setFailure(messageOf(error, copy.failed));
      setIssue(ACCOUNT_COPY.password.wrong);
      focusWrong(form);
    }
  }

  return (
    <form
      ref={showWhole}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-2xl border border-danger-line bg-danger-soft p-4"
    >
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <p className="text-sm">
        <strong className="font-semibold">{copy.title}</strong>{' '}
        {copy.losing(services.documents.filter(({ kind }) => kind === 'blueprint').length)}
      </p>
      <input type="text" autoComplete="username" defaultValue={services.user.email ?? ''} hidden readOnly />
      <PasswordField
        name="password"
        label={copy.password}
        autoComplete="current-password"
        showLabel={ACCOUNT_COPY.password.show}
        hideLabel={ACCOUNT_COPY.password.hide}
        {...(issue && { error: issue })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="small" variant="danger" isBusy={isBusy} busyLabel={copy.busy}>
          {copy.confirm}
        </Button>
      </div>
    </form>
  );
}
