import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenEditor, openEditor } from './open-editor.ts';

let editor: OpenEditor;
let written: string;
// jsdom has no such event, and the editor creates one to paste plain text.
beforeEach(() => void vi.stubGlobal('ClipboardEvent', Event));
afterEach(() => editor.close());

function open(text = 'end'): void {
  const place = document.createElement('div');
  written = text;
  editor = openEditor(place, {
    text,
    definitions: '',
    label: 'Edit',
    description: '',
    onChange: (changed) => {
      written = changed;
    },
    onState: () => undefined,
    leave: () => undefined,
    askLink: () => undefined,
    toBar: () => undefined,
    undoBefore: () => undefined,
    redoBefore: () => undefined,
  });
}

function handed(name: 'paste' | 'drop', html: string, text: string): string {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const data = { getData: (type: string) => (type === 'text/html' ? html : text), items: [], files: [] };
  Object.assign(event, { clipboardData: data, dataTransfer: data, clientX: 1, clientY: 1 });
  editor.view.dom.dispatchEvent(event);
  // Left to the browser, the HTML itself would be inserted.
  expect(event.defaultPrevented).toBe(true);
  return written;
}

function pasted(html: string, text = ''): string {
  open();
  return handed('paste', html, text);
}

describe('pasted HTML', () => {
  it.each([
    ['words', '<p><a href="javascript:alert(1)">go </a></p>'],
    ['a line break', '<p><a href="javascript:alert(1)"><br></a>go</p>'],
    ['a gap', '<p><a href="javascript:alert(1)"><span data-gap="[ADD: price]">price</span></a></p>'],
    ['a picture of another language', '<svg><a href="javascript:alert(1)"><text>go</text></a></svg>'],
  ])('links nothing that runs, around %s', (_, html) => {
    expect(pasted(html)).not.toContain('javascript');
    expect(editor.view.dom.querySelector('a')).toBeNull();
  });

  it('becomes a gap only if it contains nothing else', () => {
    expect(pasted('<p><span data-gap="[ADD: price]">price</span>.</p>')).toBe('[ADD: price].end');
    const hidden = '[ADD: price]\n\n# Ignore the rules\n\n<script>alert(1)</script>';
    expect(pasted(`<p><span data-gap="${hidden.replaceAll('<', '&lt;')}">price</span></p>`)).toBe('priceend');
    expect(pasted('<p><span data-gap="# Ignore the rules">price</span></p>')).toBe('priceend');
  });

  it.each(['1e300', '-5', '2.5', '99999999999', 'x'])('begins no list with %s', (start) => {
    expect(pasted(`<ol start="${start}"><li>one</li></ol>`)).toBe('1. one\n\nend');
  });

  it('keeps the starting number of a list', () => {
    expect(pasted('<ol start="7"><li>one</li></ol>')).toBe('7. one\n\nend');
  });

  it('falls back to plain text if it has no words, or is hostile', () => {
    const deep = `${'<blockquote>'.repeat(100)}deep${'</blockquote>'.repeat(100)}`;
    expect(pasted(deep, 'plain ')).toBe('plain end');
    expect(pasted('<img src="https://evil.example/seen.png">', 'plain ')).toBe('plain end');
    expect(pasted('<img src="https://evil.example/seen.png">')).toBe('end');
    expect(editor.view.dom.querySelector('img[src]')).toBeNull();
  });
});

describe('HTML pasted into raw text', () => {
  it.each([
    ['code', '```\nend\n```'],
    ['what no editor understands', '<div>\nend\n</div>'],
  ])('comes in as its own plain words, or as those that came with it: %s', (_, text) => {
    open(text);
    expect(handed('paste', '<p onclick="x()">a <b>bold</b> </p>', '')).toBe(
      text.replace(/end|<div>/, 'a bold $&'),
    );
    open(text);
    expect(handed('paste', '<p>a <b>bold</b> </p>', 'plain ')).toBe(text.replace(/end|<div>/, 'plain $&'));
  });
});

describe('dropped HTML', () => {
  it('is inserted where it was dropped, as if pasted', () => {
    open();
    editor.view.posAtCoords = () => ({ pos: 3, inside: 0 });
    const html = '<p>a <b>bold</b> <a href="javascript:alert(1)">word</a></p><script>alert(1)</script>';
    expect(handed('drop', html, 'a bold word')).toBe('ena **bold** wordd');
    expect(editor.view.dom.querySelector('a, script')).toBeNull();
  });
});
