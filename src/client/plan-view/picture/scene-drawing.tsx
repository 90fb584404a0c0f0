import { keyed } from '#client/plan-view/keyed.tsx';
import type { Scene, SceneText, Shape } from '#domain/launch-page/scene.ts';
import { isolated } from '#domain/launch-page/scene-svg.ts';
import './scene-drawing.css';

type SceneDrawingProps = {
  scene: Scene;
  label: string;
  /** At its final size, but without content yet. */
  isEmpty?: boolean;
};

/** A scene on the screen, in the theme's colors. */
export function SceneDrawing({ scene, label, isEmpty = false }: SceneDrawingProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${scene.width} ${scene.height}`} className="scene">
      {!isEmpty && runsOf(scene.shapes).map((run, index) => keyed(index, <Drawn run={run} />))}
    </svg>
  );
}

type Run = SceneText | readonly Outlined[];
type Outlined = Exclude<Shape, SceneText>;

/**
 * Consecutive shapes with the same style become one element: a browser computes style and layout per element, and two
 * hundred dots blocked a slow phone for longer than the page around them.
 */
function runsOf(shapes: readonly Shape[]): Run[] {
  const runs: (SceneText | Outlined[])[] = [];
  for (const shape of shapes) {
    const last = runs.at(-1);
    if (shape.kind === 'text') runs.push(shape);
    else if (Array.isArray(last) && last[0] && looksOf(last[0]) === looksOf(shape)) last.push(shape);
    else runs.push([shape]);
  }
  return runs;
}

const looksOf = ({ kind, tone, edge, radius = 0 }: Outlined) => `${kind} ${tone} ${edge} ${radius}`;

function Drawn({ run }: { run: Run }) {
  if ('kind' in run) {
    const { x, y, size, weight, anchor, text, tone } = run;
    return (
      <text x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} className={`scene-${tone}`}>
        {isolated(text)}
      </text>
    );
  }
  const [first] = run;
  if (!first) return null;
  const { tone, edge } = first;
  const paint = edge
    ? { className: `scene-${tone} scene-edge-${edge}`, strokeWidth: 1.5 }
    : { className: `scene-${tone}` };
  if (run.length > 1 && run.every(hasPlainOutline))
    return <path d={run.map(outlineOf).join('')} {...paint} />;
  return run.map((shape, index) => keyed(index, <Alone shape={shape} paint={paint} />));
}

function Alone({ shape, paint }: { shape: Outlined; paint: { className: string } }) {
  if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...paint} />;
  const { x, y, width, height, radius } = shape;
  return <rect x={x} y={y} width={width} height={height} rx={radius} {...paint} />;
}

const hasPlainOutline = (shape: Outlined) => shape.kind === 'circle' || !shape.radius;

function outlineOf(shape: Outlined): string {
  if (shape.kind === 'rect') return `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}z`;
  const { x, y, radius: r } = shape;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
