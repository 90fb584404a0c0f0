import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KIT_COPY } from '#content/copy/kit.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { Gap } from '#domain/plan/gaps/gaps.ts';

type BeforeCopyingProps = {
  blanks: readonly Gap[];
  findings: readonly Finding[];
  onFill: () => void;
  onCopy: () => void;
  onClose: () => void;
};

const COPY = KIT_COPY.first;

/** What a message still lacks, asked before it is on its way. */
export function BeforeCopying({ blanks, findings, onFill, onCopy, onClose }: BeforeCopyingProps) {
  const count = blanks.length;
  return (
    <Dialog
      open
      size="small"
      closesOnBackdrop
      onClose={onClose}
      title={count > 0 ? COPY.blanks(count) : COPY.title}
      footer={
        <>
          <Button variant="secondary" onClick={onCopy}>
            {COPY.anyway}
          </Button>
          <Button onClick={onFill}>{count > 0 ? COPY.fill(count) : COPY.look}</Button>
        </>
      }
    >
      {count > 0 && (
        <ul className="mb-3 list-disc pl-5 break-words">
          {[...new Set(blanks.map(({ need }) => need))].map((need) => (
            <li key={need} dir="auto">
              {need}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <>
          <p className="font-semibold">{COPY.check}</p>
          <ul className="mt-1 list-disc pl-5 break-words">
            {findings.map(({ mark, words, quote }) => (
              <li key={mark}>
                <strong>{words}</strong>: {quote}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
