/** A text with the digits 0 to 9 in place of Arabic and Persian ones. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The most similar option to a misspelled word; undefined if none is similar enough. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const scored = options
    .map((option) => ({ option, distance: editDistance(fold(word), fold(option)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = scored[0];
  return best && best.distance <= limit ? best.option : undefined;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_]+/g, "-");
}

/** The edit distance: the number of letters to change, add, delete or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
        ...(row > 1 && column > 1 && swapped ? [cell(row - 2, column - 2) + 1] : []),
      ];
      rows[row]?.push(Math.min(...ways));
    }
  }
  return cell(a.length, b.length);
}
