import { useState } from 'react';
import { DocumentPanel, type DocumentPanelProps } from '#client/features/document/document-panel.tsx';

export const NO_OTHERS: DocumentPanelProps['gaps'] = {
  countElsewhere: () => 0,
  fillElsewhere: () => undefined,
  keepFact: () => undefined,
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
      {...rest}
      text={text}
      onEdit={(edited) => {
        edits.push(edited);
        setText(edited);
      }}
    />
  );
}
