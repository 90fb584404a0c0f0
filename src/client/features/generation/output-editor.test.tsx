import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutputEditor } from './output-editor.tsx';

it('keeps the caret at its words when another device changes the plan before them', () => {
  const drafts = { read: () => '', subscribe: () => () => undefined };
  const nothing = () => undefined;
  const plan = (text: string) => (
    <OutputEditor
      id="1"
      text={text}
      isStreaming={false}
      isSaving={false}
      isReadOnly={false}
      drafts={drafts}
      onEdit={nothing}
      onLeave={nothing}
    />
  );
  const { rerender } = render(plan('First.\n\nMine.'));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  area.focus();
  area.setSelectionRange(12, 12);
  rerender(plan('At first.\n\nMine.'));
  expect(area.value.slice(0, area.selectionStart)).toBe('At first.\n\nMine');
});
