/** What a copy is called: "Chart Copy", then "Chart Copy 2", never "Chart Copy Copy". @param taken names on the page */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const own = name.replace(/ Copy(?: \d+)?$/u, '')
  for (let number = 1; ; number += 1) {
    const copy = number === 1 ? `${own} Copy` : `${own} Copy ${number}`
    if (!taken.has(copy)) return copy
  }
}
