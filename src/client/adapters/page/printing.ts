/** Tells when a print begins and ends, also one that was asked for in the browser's own menu. */
export function followPrinting(onChange: (isPrinting: boolean) => void): () => void {
  const begin = () => onChange(true);
  const end = () => onChange(false);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
