import { useState } from 'react';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import type { SectionAsking } from '#client/features/document/change-dialog.tsx';
import { DocumentPanel, type DocumentPanelProps } from '#client/features/document/document-panel.tsx';
import { loadEditor } from '#client/features/document/editor-part.ts';

/** Parser and editor come late: on a busy machine that alone takes longer than a test waits. */
export async function fetchParts(): Promise<void> {
  await Promise.all([loadPlanReader(), loadEditor()]);
}

export const NO_OTHERS: DocumentPanelProps['gaps'] = {
  countElsewhere: () => 0,
  fillElsewhere: () => undefined,
  keepFact: () => undefined,
  typed: () => '',
  type: () => undefined,
  forget: () => undefined,
};

export const NO_AI: SectionAsking = {
  hasKey: false,
  ask: async () => '',
  keepOld: async () => true,
  onOpenSettings: () => undefined,
};

type ShownDocumentProps = Partial<DocumentPanelProps> & { text: string; edits: string[] };

/** A plan whose edits come back to it, as from the workspace. */
export function ShownDocument({ text: initial, edits, ...rest }: ShownDocumentProps) {
  const [text, setText] = useState(initial);
  return (
    <DocumentPanel
      stream={null}
      isReadOnly={false}
      gaps={NO_OTHERS}
      asking={NO_AI}
      {...rest}
      text={text}
      onEdit={(edited) => {
        edits.push(edited);
        setText(edited);
      }}
    />
  );
}
