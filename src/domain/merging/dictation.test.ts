import { describe, expect, it } from 'vitest';
import { beginDictation, hear, textOf, typeOver } from './dictation.ts';

describe('dictation', () => {
  it('replaces only what this recording dictated', () => {
    const first = hear(beginDictation('Typed before.'), 'hello');
    expect(textOf(first)).toBe('Typed before. hello');
    expect(textOf(hear(first, 'hello world'))).toBe('Typed before. hello world');
  });

  it('is the transcript alone when the field was empty', () => {
    expect(textOf(hear(beginDictation(''), 'hello'))).toBe('hello');
  });

  it('keeps words typed after the spoken ones while more is heard', () => {
    const typed = typeOver(hear(beginDictation(''), 'hello'), 'hello, dear');
    expect(typed && textOf(hear(typed, 'hello there'))).toBe('hello there, dear');
  });

  it('keeps words typed before the spoken ones while more is heard', () => {
    const typed = typeOver(hear(beginDictation('A '), 'hello'), 'A big hello');
    expect(typed && textOf(hear(typed, 'hello there'))).toBe('A big hello there');
  });

  it('ends when the spoken words themselves are changed', () => {
    expect(typeOver(hear(beginDictation(''), 'hello world'), 'hallo world')).toBeNull();
  });
});
