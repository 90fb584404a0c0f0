import type { SignedInLife } from '#client/app/signed-in-life.ts';

/** For a store whose code comes with a later download: made when something first needs it, then the same until the end. */
export function oncePerLife<Part>(open: (life: SignedInLife) => Part): (life: SignedInLife) => Part {
  const opened = new WeakMap<SignedInLife, { part: Part }>();
  return (life) => {
    const known = opened.get(life) ?? { part: open(life) };
    opened.set(life, known);
    return known.part;
  };
}
