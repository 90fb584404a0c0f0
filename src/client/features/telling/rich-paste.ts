import type { ClipboardEvent } from 'react';
import { richWords } from '#client/adapters/files/rich-words.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';

/** Some programs copy only formatted text. Null: the browser pastes by itself. */
export function richPaste(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const html = event.clipboardData.getData('text/html');
  if (event.clipboardData.getData('text/plain') !== '' || html === '') return null;
  event.preventDefault();
  if (/<img\b/i.test(html)) tell(TELLING_COPY.pasteDropped);
  return richWords(html);
}
