type Size = { readonly width: number; readonly height: number };

/** Lets the browser render an SVG as a PNG of exactly this size. */
export async function svgToPng(svg: string, { width, height }: Size): Promise<Blob> {
  const image = new Image(width, height);
  // The policy allows images only from 'self' and data:, so no object URL.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser made no picture.'));
    }, 'image/png');
  });
}
