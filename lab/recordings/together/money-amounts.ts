export function moneyAmounts(text: string): string[] {
  return (text.match(/\$\s?\d[\d,]*(?:\.\d+)?/g) ?? []).map((amount) => amount.replace(/[\s,]/g, ''));
}
