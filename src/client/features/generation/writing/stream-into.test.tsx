import { describe, expect, it, vi } from 'vitest';
import { streamInto } from './stream-into.ts';

const frames: FrameRequestCallback[] = [];
vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
vi.stubGlobal('cancelAnimationFrame', (handle: number) => delete frames[handle - 1]);
let now = 0;
const nextFrame = (ms = 50) => {
  now += ms;
  for (const run of frames.splice(0)) run?.(now);
};

function setUp() {
  // A previous test file in the same worker may have left a frame that requests the next one.
  frames.length = 0;
  const box = document.createElement('section');
  let text = '';
  let changed = () => undefined as unknown;
  const stop = streamInto(box, {
    read: () => text,
    subscribe: (listener) => {
      changed = listener;
      return () => {
        changed = () => undefined;
      };
    },
  });
  const write = (next: string) => {
    text = next;
    changed();
  };
  const lines = () => [...box.children].map((line) => line.textContent);
  return { box, write, lines, stop };
}

describe('showing a plan as it is written', () => {
  it('renders once per frame, however many chunks arrive', () => {
    const { write, lines } = setUp();
    nextFrame();
    for (let length = 1; length <= 500; length += 1) write('x'.repeat(length));
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(lines()).toEqual(['x'.repeat(500)]);
  });

  it('shows the first words in the next frame, and the following ones in every third', () => {
    const { write, lines } = setUp();
    nextFrame(16);
    write('one');
    nextFrame(16);
    expect(lines()).toEqual(['one']);
    write('one two');
    nextFrame(16);
    write('one two three');
    const seen = [0, 1, 2].map(() => {
      nextFrame(16);
      return lines()[0];
    });
    expect(seen).toEqual(['one two', 'one two', 'one two three']);
  });

  it('keeps line breaks and empty lines, wherever the chunks end', () => {
    const { write, lines } = setUp();
    const plan = '## One\n\nwords\n- a\n';
    for (let length = 1; length <= plan.length; length += 1) {
      write(plan.slice(0, length));
      nextFrame();
    }
    expect(lines()).toEqual(['## One', '', 'words', '- a', '']);
  });

  it('touches only the line that grows', () => {
    const { box, write } = setUp();
    write('one\ntw');
    nextFrame();
    const [first] = box.children;
    write('one\ntwo\nthree');
    nextFrame();
    expect(box.children[0]).toBe(first);
    expect(first?.childNodes).toHaveLength(1);
  });

  it('starts over when the text is a different one', () => {
    const { write, lines } = setUp();
    write('old words');
    nextFrame();
    write('new');
    nextFrame();
    expect(lines()).toEqual(['new']);
  });

  it('treats markup as text', () => {
    const { box, write } = setUp();
    write('<img src=x onerror=alert(1)>');
    nextFrame();
    expect(box.querySelector('img')).toBeNull();
    expect(box.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('shows its last words when it ends, and nothing after', () => {
    const { write, lines, stop } = setUp();
    write('all words');
    stop();
    write('');
    nextFrame();
    expect(lines()).toEqual(['all words']);
  });

  it('scrolls along for a reader at its end, and nobody else', () => {
    const { box, write } = setUp();
    Object.defineProperties(box, { clientHeight: { value: 100 }, scrollHeight: { value: 500 } });
    box.scrollTop = 120;
    write('words above which somebody is reading');
    nextFrame();
    expect(box.scrollTop).toBe(120);
    box.scrollTop = 390;
    write('words above which somebody is reading, and more');
    nextFrame();
    expect(box.scrollTop).toBe(500);
  });

  it('starts empty after another plan', () => {
    const { box, write, stop } = setUp();
    write('the plan before');
    stop();
    streamInto(box, { read: () => '', subscribe: () => () => undefined });
    nextFrame();
    expect(box.childNodes).toHaveLength(0);
  });
});
