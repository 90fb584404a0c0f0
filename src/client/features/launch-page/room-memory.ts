import { visitMemory } from '#client/adapters/device/browser-memory.ts';

/** The width of a picture's place in a window of this width, so that a screen needn't measure the layout. */
export function roomMemory(screen: string) {
  const name = `room ${screen}`;
  return {
    read(): number | null {
      const [window, width] = visitMemory.read(name)?.split(' ').map(Number) ?? [];
      return (window === innerWidth && width) || null;
    },
    keep: (width: number) => visitMemory.keep(name, `${innerWidth} ${width}`),
  };
}
