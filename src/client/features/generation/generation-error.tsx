import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Failure } from './writing/generation-state.ts';

type GenerationErrorProps = { failure: Failure; onOpenSettings: () => void; onChooseModel: () => void };

// Only where our sentence cannot know the cause do the provider's own words help.
const WITH_DETAIL = new Set<ErrorCode>([
  'ai-bad-request',
  'ai-unprocessable',
  'ai-not-found',
  'ai-forbidden',
]);
const FIXED_IN_SETTINGS = new Set<ErrorCode>([
  'key-missing',
  'key-not-found',
  'ai-unauthorized',
  'ai-forbidden',
  'ai-not-found',
  'ai-bad-request',
  'ai-blocked',
  'ai-context-length',
]);

export function GenerationError({ failure, onOpenSettings, onChooseModel }: GenerationErrorProps) {
  const { code, message, detail } = failure;
  const isModel = code === 'ai-model-not-found';
  const isReload = code === 'ai-address-changed';
  const wayOut = isReload ? reloadPage : isModel ? onChooseModel : onOpenSettings;
  const hasWayOut = isModel || isReload || (code !== null && FIXED_IN_SETTINGS.has(code));
  return (
    <ErrorBox
      actions={
        hasWayOut && (
          <Button size="small" variant="secondary" onClick={wayOut}>
            {isReload && GENERATION_COPY.reload}
            {!isReload && (isModel ? GENERATION_COPY.chooseModel : GENERATION_COPY.openSettings)}
          </Button>
        )
      }
    >
      <p>{message}</p>
      {detail !== '' && code !== null && WITH_DETAIL.has(code) && (
        <p className="mt-1 text-sm font-normal break-words">{GENERATION_COPY.providerSaid(detail)}</p>
      )}
    </ErrorBox>
  );
}
