import { keyed } from '#client/plan-view/keyed.tsx';
import type { Scene, Shape } from '#domain/launch-page/scene.ts';
import { isolated } from '#domain/launch-page/scene-svg.ts';
import './scene-drawing.css';

type SceneDrawingProps = {
  scene: Scene;
  label: string;
  /** As large as it will be, with nothing in it yet. */
  isEmpty?: boolean;
};

/** A scene on the screen, in the colors of the theme. */
export function SceneDrawing({ scene, label, isEmpty = false }: SceneDrawingProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${scene.width} ${scene.height}`} className="scene">
      {!isEmpty && scene.shapes.map((shape, index) => keyed(index, <Drawn shape={shape} />))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const className = `scene-${shape.tone}`;
  if (shape.kind === 'text') {
    const { x, y, size, weight, anchor, text } = shape;
    return (
      <text x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} className={className}>
        {isolated(text)}
      </text>
    );
  }
  const edge = shape.edge
    ? { className: `${className} scene-edge-${shape.edge}`, strokeWidth: 1.5 }
    : { className };
  if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...edge} />;
  const { x, y, width, height, radius } = shape;
  return <rect x={x} y={y} width={width} height={height} rx={radius} {...edge} />;
}
