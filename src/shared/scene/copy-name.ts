/**
 * The name of a copy: "Chart Copy", then "Chart Copy 2", never "Chart Copy Copy".
 * @param taken names of other layers
 * @param word the word for a copy
 * @param most characters; a longer name is cut before the word
 */
export function copyName(
  name: string,
  taken: ReadonlySet<string>,
  { word = 'Copy', most = 200 }: { word?: string; most?: number } = {},
): string {
  const unnumbered = name.replace(/ \d+$/u, '')
  const own = [unnumbered, name].find((each) => each.endsWith(` ${word}`))?.slice(0, -word.length - 1) ?? name
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` ${word}` : ` ${word} ${number}`
    const copy = own.slice(0, most - end.length).trimEnd() + end
    if (!taken.has(copy)) return copy
  }
}
