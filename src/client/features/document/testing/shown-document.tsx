import { useRef, useState } from 'react';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import type { SectionAsking } from '#client/features/document/changing/change-dialog.tsx';
import {
  type AskAi,
  createSectionChanges,
  type SectionChanges,
} from '#client/features/document/changing/section-changes.ts';
import { DocumentPanel, type DocumentPanelProps } from '#client/features/document/document-panel.tsx';
import { loadEditor } from '#client/features/document/editor-part.ts';

/** Loads parser and editor first: on a busy machine that alone takes longer than a test's timeout. */
export async function fetchParts(): Promise<void> {
  await Promise.all([loadPlanReader(), loadEditor()]);
}

export const NO_OTHERS: DocumentPanelProps['gaps'] = {
  countElsewhere: () => 0,
  fillElsewhere: () => ({ count: 0, undo: () => undefined }),
  keepFact: () => undefined,
  placeOf: () => '',
  typed: () => '',
  onTyped: () => () => undefined,
  type: () => undefined,
  forget: () => undefined,
};

/** Stored while the test references them. */
export function changesOf(ask: AskAi): SectionChanges {
  const kept = new Map<string, { wish: string; reply: string }>();
  return createSectionChanges({
    ask,
    read: (of) => kept.get(of) ?? { wish: '', reply: '' },
    keep: (of, words) => kept.set(of, words).size < 5,
  });
}

export const NO_AI: SectionAsking = {
  hasKey: false,
  changes: changesOf(async () => ''),
  keepOld: async () => true,
  onOpenSettings: () => undefined,
};

type ShownDocumentProps = Partial<DocumentPanelProps> & { text: string; edits: string[] };

/** A plan whose edits return to it, as from the workspace. */
export function ShownDocument({ text: initial, edits, ...rest }: ShownDocumentProps) {
  const [text, setText] = useState(initial);
  const stored = useRef(initial);
  return (
    <DocumentPanel
      stream={null}
      isReadOnly={false}
      gaps={NO_OTHERS}
      asking={NO_AI}
      {...rest}
      text={text}
      readText={() => stored.current}
      onEdit={(edited) => {
        edits.push(edited);
        stored.current = edited;
        setText(edited);
      }}
    />
  );
}
