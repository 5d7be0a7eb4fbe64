/** The dark modules of a QR code as one SVG path, a rectangle for each run of a row; a module is one unit wide. Pure. */
export function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows.map(drawRow).join('')
}

function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  let x = row.indexOf(true)
  while (x !== -1) {
    const light = row.indexOf(false, x)
    const end = light === -1 ? row.length : light
    path += `M${x} ${y}h${end - x}v1H${x}z`
    x = row.indexOf(true, end)
  }
  return path
}
