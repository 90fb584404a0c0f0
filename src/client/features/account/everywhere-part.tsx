import { Button } from '#client/ui/button.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import type { AccountServices } from './account-services.ts';
import { DataPart, type Fold, FoldToggle, showWhole } from './data-part.tsx';

export function EverywherePart({ services, fold }: { services: AccountServices; fold: Fold }) {
  const copy = ACCOUNT_COPY.everywhere;
  return (
    <DataPart
      heading={copy.heading}
      text={copy.text}
      action={<FoldToggle fold={fold}>{copy.button}</FoldToggle>}
    >
      {fold.isOpen && (
        <div ref={showWhole} className="grid gap-3">
          <p className="text-sm">
            <strong className="font-semibold">{copy.confirm}</strong> {copy.confirmText}
          </p>
          <Button size="small" onClick={services.onSignOutEverywhere} className="justify-self-end">
            {copy.button}
          </Button>
        </div>
      )}
    </DataPart>
  );
}
