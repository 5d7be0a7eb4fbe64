/**
 * A line for a spreadsheet, as RFC 4180 has it, with its end. A cell that a spreadsheet would take for a formula begins
 * with an apostrophe. Pure.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
