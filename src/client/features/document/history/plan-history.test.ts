import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlanHistory } from './plan-history.ts';

const textOf = (restored: ReturnType<ReturnType<typeof createPlanHistory>['undo']>) =>
  restored !== null && restored !== 'changed' ? restored.text : restored;

describe('a change to a plan', () => {
  it('is undone and redone byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (first, edits) => {
        const history = createPlanHistory();
        const texts = [first];
        for (const next of edits.slice(0, 40)) {
          if (next === texts.at(-1)) continue;
          history.record(texts.at(-1) ?? '', next, false, 0);
          texts.push(next);
        }
        const last = texts.at(-1) ?? '';
        let text = last;
        for (const before of texts.slice(0, -1).reverse()) {
          text = textOf(history.undo(text)) ?? '';
          expect(text).toBe(before);
        }
        expect(history.canUndo()).toBe(false);
        while (history.canRedo()) text = textOf(history.redo(text)) ?? '';
        expect(text).toBe(last);
      }),
    );
  });

  it('is undone without another device’s changes elsewhere', () => {
    const history = createPlanHistory();
    history.record('One.\n\nTwo.\n\nThree.', 'One.\n\nTwo, mine.\n\nThree.', false, 0);
    const merged = 'Zero.\n\nOne.\n\nTwo, mine.\n\nThree.';
    expect(textOf(history.undo(merged))).toBe('Zero.\n\nOne.\n\nTwo.\n\nThree.');
    expect(textOf(history.redo('Zero.\n\nOne.\n\nTwo.\n\nThree, theirs.'))).toBe(
      'Zero.\n\nOne.\n\nTwo, mine.\n\nThree, theirs.',
    );
  });

  it('stays if somebody else changed the same words, or adjacent ones', () => {
    const history = createPlanHistory();
    history.record('Two.', 'Two, mine.', false, 0);
    expect(history.undo('Two, mine and theirs.')).toBe('changed');
    expect(history.undo('Another plan.')).toBe('changed');
    expect(textOf(history.undo('Two, mine.'))).toBe('Two.');
  });

  it('is one edit while somebody keeps typing, and ten edits are ten', () => {
    const history = createPlanHistory();
    let text = '';
    for (let edit = 0; edit < 10; edit += 1) {
      for (const letter of 'abc') {
        history.record(text, text + letter, true, edit * 5_000);
        text += letter;
      }
    }
    for (let left = 9; left >= 0; left -= 1) {
      text = textOf(history.undo(text)) ?? '';
      expect(text).toBe('abc'.repeat(left));
    }
    expect(history.undo(text)).toBeNull();
  });

  it('does not return by undo after the editor itself undid it', () => {
    const history = createPlanHistory();
    history.record('a', 'ab', true, 0);
    history.record('ab', 'abc', true, 5_000);
    history.record('abc', 'ab', true, 6_500, 'undo');
    expect(textOf(history.undo('ab'))).toBe('a');
    expect(textOf(history.redo('a'))).toBe('ab');
    expect(textOf(history.redo('ab'))).toBe('abc');
  });

  it('is one edit up to a second’s pause, if typing continues at the same words', () => {
    const history = createPlanHistory();
    history.record('', 'a', true, 0);
    history.record('a', 'ab', true, 999);
    history.record('ab', 'abc', true, 1_999);
    expect(textOf(history.undo('abc'))).toBe('ab');
    expect(textOf(history.undo('ab'))).toBe('');
    expect(history.canUndo()).toBe(false);

    const mixed = createPlanHistory();
    mixed.record('', 'a', false, 0);
    mixed.record('a', 'ab', true, 1);
    expect(textOf(mixed.undo('ab'))).toBe('a');
    expect(textOf(mixed.undo('a'))).toBe('');
  });

  it('has its position, and fifty edits are kept', () => {
    const history = createPlanHistory();
    history.record('One. Two.', 'One. Two, mine.', false, 0);
    expect(history.undo('One. Two, mine.')).toEqual({ text: 'One. Two.', place: 8 });
    expect(history.redo('Zero. One. Two.')).toEqual({ text: 'Zero. One. Two, mine.', place: 14 });

    const long = createPlanHistory();
    for (let edit = 0; edit < 60; edit += 1) long.record(`${edit}`, `${edit + 1}`, false, 0);
    let steps = 0;
    for (let at = 60; long.canUndo(); at -= 1) {
      expect(textOf(long.undo(`${at}`))).toBe(`${at - 1}`);
      steps += 1;
    }
    expect(steps).toBe(50);
  });

  it('is not recorded if nothing changed', () => {
    const history = createPlanHistory();
    history.record('a', 'a', false, 0);
    expect(history.canUndo()).toBe(false);
  });

  it('does not return either if another device changed the plan between keystrokes', () => {
    const history = createPlanHistory();
    history.record('One.\n\nTwo.', 'One.\n\nTwo. a', true, 0);
    history.record('Zero.\n\nOne.\n\nTwo. a', 'Zero.\n\nOne.\n\nTwo. ab', true, 100);
    history.record('Zero.\n\nOne.\n\nTwo. ab', 'Zero.\n\nOne.\n\nTwo. a', true, 200);
    history.record('Zero.\n\nOne!\n\nTwo. a', 'Zero.\n\nOne!\n\nTwo.', true, 5_000, 'undo');
    expect(history.canUndo()).toBe(false);
    history.record('Zero.\n\nOne?\n\nTwo.', 'Zero.\n\nOne?\n\nTwo. a', true, 6_000, 'redo');
    expect(history.canRedo()).toBe(false);
    expect(textOf(history.undo('Zero.\n\nOne?\n\nTwo. a'))).toBe('Zero.\n\nOne?\n\nTwo.');
  });

  it('does not return either if another device ticked the typed item', () => {
    const history = createPlanHistory();
    history.record('One.', 'One. Two.', true, 0);
    history.record('One. Two.', 'One. Two.\n\n- [ ] a', true, 5_000);
    history.record('One. Two.\n\n- [x] a', 'One. Two.', true, 9_000, 'undo');
    expect(textOf(history.undo('One. Two.'))).toBe('One.');
    expect(history.canUndo()).toBe(false);
  });

  it('can be undone again after the editor itself redid it', () => {
    const history = createPlanHistory();
    history.record('a', 'ab', true, 0);
    history.record('ab', 'a', true, 5_000, 'undo');
    history.record('a', 'ab', true, 6_000, 'redo');
    expect(history.canRedo()).toBe(false);
    expect(textOf(history.undo('ab'))).toBe('a');
  });

  it('cannot be redone after another change', () => {
    const history = createPlanHistory();
    history.record('a', 'ab', false, 0);
    history.undo('ab');
    history.record('a', 'x', false, 0);
    expect(history.redo('x')).toBeNull();
  });
});
