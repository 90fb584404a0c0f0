import { Package } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { Choice } from '#client/ui/fields/choice.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { FIRST_NAMES, PLATFORMS } from '#domain/kit/greeting.ts';
import type { KitActions } from './kit-actions.ts';
import type { KitModel } from './use-kit.ts';

type KitToolsProps = { model: KitModel; actions: KitActions; sheet: () => FactSheet | null };

const COPY = KIT_COPY.platform;

/** Settings for all pieces: the platform to send from, and exports. */
export function KitTools({ model, actions, sheet }: KitToolsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isPacking, setIsPacking] = useState(false);
  const { marks, platform } = model;
  const otherwise = platform && FIRST_NAMES[platform].otherwise;

  async function pack(): Promise<void> {
    setFailure(null);
    setIsPacking(true);
    try {
      const { takeAlong } = await import('./take-along.ts');
      await takeAlong(model, sheet());
    } catch {
      setFailure(KIT_COPY.along.failed);
    } finally {
      setIsPacking(false);
    }
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-start gap-2 sm:gap-x-4">
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          title={KIT_COPY.along.hint}
          icon={<Package aria-hidden="true" className="size-4.5" />}
          isBusy={isPacking}
          busyLabel={KIT_COPY.along.busy}
          onClick={() => void pack()}
        >
          {KIT_COPY.along.button}
        </Button>
        <details className="open:basis-full">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
            {COPY.title}: {platform ? COPY.names[platform] : COPY.none}
          </summary>
          <div className="grid gap-3 rounded-2xl border border-line p-4">
            <Choice
              legend={COPY.title}
              options={[
                { value: 'none', label: COPY.none },
                ...PLATFORMS.map((name) => ({ value: name, label: COPY.names[name] })),
              ]}
              value={platform ?? 'none'}
              onChoose={(value) =>
                setFailure(actions.choosePlatform(PLATFORMS.find((name) => name === value) ?? null))
              }
            />
            <CheckLine isChecked={marks.greetsByName} onChange={actions.greet}>
              {COPY.greet}
            </CheckLine>
            {marks.greetsByName && (
              <p className="text-sm text-soft">
                {platform === null
                  ? COPY.choose
                  : `${COPY.greets} ${otherwise ? COPY.fallback(otherwise) : COPY.noFallback(COPY.names[platform])}`}
              </p>
            )}
          </div>
        </details>
      </div>
      {failure && <ErrorBox>{failure}</ErrorBox>}
    </div>
  );
}
