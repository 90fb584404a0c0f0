import { Button } from '#client/ui/button.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { documentTitle } from '#content/copy/words/field-words.ts';
import type { RestoreChoices, RestoreItem } from '#domain/backup/backup-restore.ts';
import { DifferenceRow } from './difference-row.tsx';

type DifferenceListProps = {
  items: readonly RestoreItem[];
  choices: RestoreChoices;
  onChoose: (choices: RestoreChoices) => void;
};

/** All differences, each with its own choice, and one choice for all: nineteen would need nineteen clicks. */
export function DifferenceList({ items, choices, onChoose }: DifferenceListProps) {
  const copy = ACCOUNT_COPY.restore;
  const differing = items.filter((item) => item.state === 'differs');
  if (differing.length === 0) return null;
  const chooseAll = (choice: 'mine' | 'file') =>
    onChoose(Object.fromEntries(differing.map(({ slot }) => [slot, choice])));
  return (
    <>
      <h4 className="mt-3 font-semibold">{copy.differs}</h4>
      <p className="text-sm text-soft">{copy.kept}</p>
      {differing.length > 1 && (
        <fieldset className="mt-3 flex flex-wrap items-center gap-2">
          <legend className="float-left mr-1 text-sm text-soft">{copy.forAll(differing.length)}</legend>
          <Button size="small" variant="secondary" onClick={() => chooseAll('mine')}>
            {copy.keepAll}
          </Button>
          <Button size="small" variant="secondary" onClick={() => chooseAll('file')}>
            {copy.takeAll}
          </Button>
        </fieldset>
      )}
      {differing.map(({ slot, entry, parts }) => (
        <DifferenceRow
          key={slot}
          title={documentTitle(entry.kind, entry.doc)}
          parts={parts}
          choice={choices[slot] ?? 'mine'}
          onChoose={(choice) => onChoose({ ...choices, [slot]: choice })}
        />
      ))}
    </>
  );
}
