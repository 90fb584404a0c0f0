const WIDTH = 46;
const DEPTH = 25;
const HEIGHT = 44;

// Back to front: a stone drawn later covers the ones behind it.
const COLUMNS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].filter((place) => row + place < 4).map((place) => ({ row, place, height: 4 - row - place })),
);

/** A corner of stones rising to one gold block. Only an ornament. */
export function Stones({ className }: { className?: string }) {
  return (
    <svg viewBox="-190 -175 380 330" aria-hidden="true" className={className}>
      {COLUMNS.map(({ row, place, height }) => (
        <Stone
          key={`${row}-${place}`}
          x={(row - place) * WIDTH}
          y={(row + place) * DEPTH - height * HEIGHT + 40}
          isGold={row + place === 0}
        />
      ))}
    </svg>
  );
}

function Stone({ x, y, isGold }: { x: number; y: number; isGold: boolean }) {
  const [w, d, h] = [WIDTH, DEPTH, HEIGHT];
  const [top, left, right] = isGold
    ? ['fill-[#e9c06a]', 'fill-[#c6912f]', 'fill-[#a87622]']
    : ['fill-[#2a3c66]', 'fill-[#1f2f55]', 'fill-[#192747]'];
  return (
    <g className="stroke-[#0f1a33]" strokeWidth="1.5" strokeLinejoin="round">
      <path className={top} d={`M${x} ${y - d}l${w} ${d}-${w} ${d}-${w}-${d}z`} />
      <path className={left} d={`M${x - w} ${y}l${w} ${d}v${h}l-${w}-${d}z`} />
      <path className={right} d={`M${x + w} ${y}l-${w} ${d}v${h}l${w}-${d}z`} />
    </g>
  );
}
