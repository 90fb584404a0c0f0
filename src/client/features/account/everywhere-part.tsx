import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { messageOf } from '#domain/message-of.ts';
import type { AccountServices } from './account-services.ts';
import { DataPart, type Fold, FoldToggle, showWhole } from './data-part.tsx';

export function EverywherePart({ services, fold }: { services: AccountServices; fold: Fold }) {
  const copy = ACCOUNT_COPY.everywhere;
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function signOut() {
    setIsBusy(true);
    setFailure(null);
    try {
      if (!(await services.settle())) throw new Error(copy.unsaved);
      await services.api.signOutEverywhere();
      services.onSignedOut();
    } catch (error) {
      setFailure(messageOf(error, copy.failed));
      setIsBusy(false);
    }
  }

  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={<FoldToggle fold={fold}>{copy.button}</FoldToggle>}
    >
      {fold.isOpen && (
        <div ref={showWhole} className="grid gap-3">
          {failure && <ErrorBox>{failure}</ErrorBox>}
          <p className="text-sm">
            <strong className="font-semibold">{copy.confirm}</strong> {copy.confirmText}
          </p>
          <Button
            size="small"
            isBusy={isBusy}
            busyLabel={copy.busy}
            onClick={() => void signOut()}
            className="justify-self-end"
          >
            {copy.button}
          </Button>
        </div>
      )}
    </DataPart>
  );
}
