import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { WHY_TO_CHECK } from '#content/copy/checks.ts';
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
// Filled in, one person's name would be in the plan, and then in everybody's message.
const OWN_NAME =
  /^(?:(?:their|the|each|his|her|your friend[’']s) )?(?:(?:first )?name|person[’']s (?:first )?name)$/i;

/** Where 'Fill them in' leads: not to a blank that stays one until the message is sent, unless there is no other. */
export function firstToFill(blanks: readonly Gap[]): Gap | undefined {
  return blanks.find(({ need }) => !OWN_NAME.test(need)) ?? blanks[0];
}

/** Asks for everything that a message still lacks before it is copied. */
export function BeforeCopying({ blanks, findings, onFill, onCopy, onClose }: BeforeCopyingProps) {
  const count = blanks.length;
  const isForEach = count > 0 && findings.length === 0 && blanks.every(({ need }) => OWN_NAME.test(need));
  return (
    <Dialog
      open
      size="small"
      closesOnBackdrop
      onClose={onClose}
      title={count > 0 ? COPY.blanks(count) : COPY.title}
      footer={
        <>
          <Button variant={isForEach ? 'primary' : 'secondary'} onClick={onCopy}>
            {COPY.anyway}
          </Button>
          <Button variant={isForEach ? 'secondary' : 'primary'} onClick={onFill}>
            {count > 0 ? COPY.fill(count) : COPY.look}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <ul className="mb-3 list-disc pl-5 break-words">
          {[...new Set(blanks.map(({ need }) => need))].map((need) => (
            <li key={need} dir="auto">
              {OWN_NAME.test(need) ? `${need}: ${COPY.ownName}` : need}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <>
          <p className="font-semibold">{COPY.check}</p>
          <ul className="mt-1 list-disc pl-5 break-words">
            {findings.map(({ kind, mark, words, quote }) => (
              <li key={mark}>
                <strong>
                  {WHY_TO_CHECK[kind]}: {words}
                </strong>
                <span className="block">{quote}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
