import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { fieldWords } from '#content/copy/words/field-words.ts';
import { VERSIONS_COPY } from '#content/copy/writing/versions.ts';
import type { Version } from '#domain/api/api-contract.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FIELDS, isFieldName } from '#domain/blueprint/fields.ts';
import type { Field } from '#domain/documents/field.ts';
import { countChangedWords, type DiffRow, diffWords } from '#domain/merging/word-diff.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import { DiffView } from './diff-view.tsx';
import { currentText, timeWords } from './version-list.tsx';

type VersionDetailProps = {
  version: Version;
  blueprint: Blueprint;
  onBack: () => void;
  onRestore: () => Promise<boolean>;
};

export function VersionDetail({ version, blueprint, onBack, onRestore }: VersionDetailProps) {
  const [state, setState] = useState<'idle' | 'restoring' | 'failed'>('idle');
  const now = currentText(blueprint, version.field);
  const rows = useMemo(() => rowsFor(version, now), [version, now]);
  const { added, removed } = countChangedWords(rows);
  const isSame = version.text === now;

  async function restore() {
    setState('restoring');
    if (!(await onRestore())) setState('failed');
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="quiet"
          size="small"
          onClick={onBack}
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        >
          {VERSIONS_COPY.back}
        </Button>
        <span className="font-medium">{timeWords(version.savedAt)}</span>
        <Badge>{VERSIONS_COPY.origins[version.origin]}</Badge>
        {version.field !== 'aiOutput' && (
          <span className="text-sm text-soft">{fieldWords(version.field)}</span>
        )}
        <Button
          size="small"
          className="ml-auto"
          disabled={isSame}
          isBusy={state === 'restoring'}
          busyLabel={VERSIONS_COPY.restoring}
          onClick={() => void restore()}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
        >
          {VERSIONS_COPY.restore}
        </Button>
      </div>
      {state === 'failed' && (
        <div className="mt-3">
          <ErrorBox>{VERSIONS_COPY.restoreFailed}</ErrorBox>
        </div>
      )}
      <p className="mt-3 mb-4 text-sm text-soft">
        {isSame ? VERSIONS_COPY.same : VERSIONS_COPY.changed(added, removed)}
      </p>
      <DiffView rows={rows} />
    </div>
  );
}

/** Compares plans without their Markdown; with it, if nothing else differs. */
function rowsFor({ field, text }: Version, now: string): DiffRow[] {
  const rows = field === 'aiOutput' ? diffWords(readableLines(text), readableLines(now)) : [];
  const { shown }: Field<Blueprint> = FIELDS[isFieldName(field) ? field : 'aiOutput'];
  if (shown) return diffWords(shown(text), shown(now));
  return rows.some(({ kind }) => kind !== 'same') ? rows : diffWords(text, now);
}
