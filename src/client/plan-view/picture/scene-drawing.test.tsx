import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Shape } from '#domain/launch-page/scene.ts';
import { SceneDrawing } from './scene-drawing.tsx';

const dot = (x: number, tone: 'send' | 'surface'): Shape => ({ kind: 'circle', x, y: 10, radius: 4, tone });
const band = (x: number, radius?: number): Shape => ({
  kind: 'rect',
  x,
  y: 0,
  width: 5,
  height: 20,
  tone: 'rest',
  ...(radius !== undefined && { radius }),
});
const word = (text: string): Shape => ({
  kind: 'text',
  x: 1,
  y: 9,
  size: 12,
  weight: 400,
  tone: 'ink',
  anchor: 'start',
  text,
  box: { x: 0, y: 0, width: 9, height: 9 },
});

function drawn(shapes: readonly Shape[]) {
  const { container } = render(<SceneDrawing scene={{ width: 90, height: 40, shapes }} label="The launch" />);
  return [...(container.querySelector('svg')?.children ?? [])].map(
    (element) => `${element.tagName} ${element.getAttribute('class')}`,
  );
}

it('renders consecutive shapes of one style as one element, in order', () => {
  expect(
    drawn([band(0), band(10), word('March'), dot(5, 'send'), dot(15, 'send'), dot(25, 'surface')]),
  ).toEqual(['path scene-rest', 'text scene-ink', 'path scene-send', 'circle scene-surface']);
});

it('keeps rounded shapes separate', () => {
  expect(drawn([band(0, 8), band(10, 8), band(20)])).toEqual([
    'rect scene-rest',
    'rect scene-rest',
    'rect scene-rest',
  ]);
});

it('outlines each of them in its place', () => {
  const shapes = [dot(5, 'send'), dot(15, 'send'), band(0), band(10)];
  const { container } = render(<SceneDrawing scene={{ width: 90, height: 40, shapes }} label="The launch" />);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M1 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM11 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
    'M0 0h5v20h-5zM10 0h5v20h-5z',
  ]);
});
