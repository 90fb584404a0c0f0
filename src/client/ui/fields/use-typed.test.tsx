import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTyped } from './use-typed.ts';

function Box({ text, onType }: { text: string | undefined; onType: (text: string) => void }) {
  const [typed, type] = useTyped(text, onType, 'begun with');
  return <textarea value={typed} onChange={(event) => type(event.currentTarget.value)} />;
}

function shown(text: string | undefined) {
  const heard: string[] = [];
  const box = (now: string | undefined) => <Box text={now} onType={(typed) => heard.push(typed)} />;
  const { rerender } = render(box(text));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { heard, field, back: (now: string | undefined) => rerender(box(now)) };
}

it('shows new words before they have come back from the store', () => {
  const { heard, field } = shown('one');
  fireEvent.change(field, { target: { value: 'one t' } });
  fireEvent.change(field, { target: { value: 'one tw' } });
  expect(field.value).toBe('one tw');
  expect(heard).toEqual(['one t', 'one tw']);
});

it('shows the stored text when it comes back, since another device’s words may have been merged', () => {
  const { field, back } = shown('one');
  fireEvent.change(field, { target: { value: 'one two' } });
  back('zero one two');
  expect(field.value).toBe('zero one two');
  back('one');
  expect(field.value).toBe('one');
});

it('keeps the caret at its words when another device inserts words before or after it', () => {
  const { field, back } = shown('We help people. We love it.');
  field.focus();
  field.setSelectionRange(7, 7);
  back('Gladly We help people. We love it so.');
  expect(field.selectionStart).toBe('Gladly We help'.length);
  expect(field.selectionEnd).toBe('Gladly We help'.length);
  back('Gladly We help all people. We love it so.');
  expect(field.selectionStart).toBe('Gladly We help'.length);
});

it('does not move a caret in another field', () => {
  const { field, back } = shown('one');
  field.setSelectionRange(1, 1);
  back('one two');
  expect(document.activeElement).not.toBe(field);
  expect(field.selectionStart).toBe(7);
});

it('begins with an initial text if nothing is typed yet, and follows another device', () => {
  const { field, back } = shown(undefined);
  expect(field.value).toBe('begun with');
  back('one');
  expect(field.value).toBe('one');
});

it('keeps the words in the box when the text is used or discarded elsewhere, and an emptied box stays empty', () => {
  const { field, back } = shown('one');
  back(undefined);
  expect(field.value).toBe('one');
  fireEvent.change(field, { target: { value: '' } });
  back('');
  back(undefined);
  expect(field.value).toBe('');
});
