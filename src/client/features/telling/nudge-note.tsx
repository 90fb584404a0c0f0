import { Lightbulb } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { NUDGES } from '#content/telling/nudges.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type NudgeNoteProps = { type: BlueprintType; index: number; question: string };

/** One line after a very short answer. A person who continues has read enough of it. */
export function NudgeNote({ type, index, question }: NudgeNoteProps) {
  const { nudge } = TELLING_COPY;
  return (
    <aside aria-label={nudge.label} className="mt-6">
      <Notice
        tone="plain"
        icon={Lightbulb}
        actions={
          <Button size="small" variant="secondary" onClick={() => focusAnswer(question)}>
            {nudge.add}
          </Button>
        }
      >
        <span className="text-sm text-faint">{nudge.to(question)}</span>
        <span className="block">{NUDGES[type][index]}</span>
      </Notice>
    </aside>
  );
}

/** Puts the caret after its last word, in its box above. */
function focusAnswer(question: string): void {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(question),
  );
  const area = label && document.getElementById(label.htmlFor);
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}
