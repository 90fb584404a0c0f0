/** Reports when printing begins and ends, even if started from the browser's menu. */
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
