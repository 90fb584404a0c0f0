import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStream } from './follow-stream.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

const SECTION = `## A section\n\n${'A sentence of some words. '.repeat(2)}\n\n- one\n- two\n\n`;

/** A page that takes `msPerLetter` to render each new character. `done` lists the work of each frame. */
function follow(first: string, msPerLetter: number, drawn = '') {
  let text = first;
  const done: string[] = [];
  let told = () => {};
  const shown: string[] = [];
  const end = followStream(
    {
      read: () => text,
      subscribe: (changed) => {
        told = changed;
        return () => {
          told = () => {};
        };
      },
    },
    {
      read: (next) => {
        done.push(`read ${next}`);
        return next;
      },
      show: (next) => {
        done.push(`show ${next}`);
        vi.advanceTimersByTime((next.length - (shown.at(-1)?.length ?? drawn.length)) * msPerLetter);
        shown.push(next);
      },
    },
    drawn,
  );
  const write = (more: string) => {
    text += more;
    told();
  };
  const rewrite = (other: string) => {
    text = '';
    write(other);
  };
  return { shown, done, write, rewrite, end, frames: (count: number) => vi.advanceTimersByTime(count * 17) };
}

it('shows the first words in the next frame', () => {
  const { shown, frames } = follow('## A', 0);
  frames(1);
  expect(shown).toEqual(['## A']);
});

it('renders a burst in chunks, between blocks, until the last word', () => {
  const plan = SECTION.repeat(60);
  const { shown, frames } = follow(plan, 0.1);
  frames(600);
  expect(shown.at(-1)).toBe(plan);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.every((part) => plan.startsWith(part))).toBe(true);
  const sizes = shown.map((part, at) => part.length - (shown[at - 1]?.length ?? 0));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
  expect(shown.filter((part) => part.endsWith('\n')).length).toBe(shown.length);
});

it('starts with small chunks, and takes larger ones however slow the page is', () => {
  const plan = SECTION.repeat(40);
  const { shown, frames } = follow(plan, 0.5);
  frames(1_200);
  expect(shown.at(-1)).toBe(plan);
  const sizes = shown.map((part, at) => part.length - (shown[at - 1]?.length ?? 0));
  expect(sizes[0]).toBeLessThanOrEqual(48);
  expect(Math.max(...sizes.slice(0, 4))).toBeLessThanOrEqual(100);
  expect(Math.max(...sizes)).toBeGreaterThan(120);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(160);
});

it('takes larger chunks if rendering is fast', () => {
  const plan = SECTION.repeat(60);
  const { shown, frames } = follow(plan, 0);
  frames(60);
  expect(shown.at(-1)).toBe(plan);
  expect(shown.length).toBeLessThan(12);
});

it('continues after the rendered part', () => {
  const { shown, write, frames } = follow('One. ', 0, 'One. ');
  frames(10);
  expect(shown).toEqual([]);
  write('Two.');
  frames(10);
  expect(shown).toEqual(['One. Two.']);
});

it('starts over when the text is a different one', () => {
  const { shown, frames } = follow('Another plan.', 0, 'One. ');
  frames(10);
  expect(shown).toEqual(['Another plan.']);
});

it('shows nothing more once it has ended', () => {
  const { shown, write, end, frames } = follow('One.', 0);
  frames(1);
  end();
  write(' Two.');
  frames(10);
  expect(shown).toEqual(['One.']);
});

it('parses in one frame and renders in another, except for the first words', () => {
  const { done, write, frames } = follow('One.', 0);
  frames(1);
  expect(done).toEqual(['read One.', 'show One.']);
  write(' Two.');
  frames(1);
  expect(done.slice(2)).toEqual(['read One. Two.']);
  frames(1);
  expect(done.slice(3)).toEqual(['show One. Two.']);
});

it('never shows parsed parts of an outdated text', () => {
  const { shown, done, write, rewrite, frames } = follow('One.', 0);
  frames(1);
  write(' Two.');
  frames(1);
  expect(done.at(-1)).toBe('read One. Two.');
  rewrite('Another plan.');
  frames(10);
  expect(shown).toEqual(['One.', 'Another plan.']);
});
