import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTyped } from './use-typed.ts';

function Box({ text, onType }: { text: string; onType: (text: string) => void }) {
  const [typed, type] = useTyped(text, onType);
  return <textarea value={typed} onChange={(event) => type(event.currentTarget.value)} />;
}

function shown(text: string) {
  const heard: string[] = [];
  const box = (now: string) => <Box text={now} onType={(typed) => heard.push(typed)} />;
  const { rerender } = render(box(text));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { heard, field, back: (now: string) => rerender(box(now)) };
}

it('shows what is typed before it has come back', () => {
  const { heard, field } = shown('one');
  fireEvent.change(field, { target: { value: 'one t' } });
  fireEvent.change(field, { target: { value: 'one tw' } });
  expect(field.value).toBe('one tw');
  expect(heard).toEqual(['one t', 'one tw']);
});

it('shows what came back instead, as words of another device may have joined it', () => {
  const { field, back } = shown('one');
  fireEvent.change(field, { target: { value: 'one two' } });
  back('zero one two');
  expect(field.value).toBe('zero one two');
  back('one');
  expect(field.value).toBe('one');
});
