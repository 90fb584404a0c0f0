/** A zip file of many files, by path. The packer is downloaded on first use. */
export async function zipFiles(files: ReadonlyMap<string, string>): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)])));
  return new Blob([packed], { type: 'application/zip' });
}
