/** Fonts that draw letters as symbols, and the matching characters. */

/** A table row: the code of its first symbol, and consecutive symbols; a blank if there is none. */
type Row = readonly [first: number, signs: string]

/** Adobe's Symbol encoding, complete. */
const symbol: readonly Row[] = [
  [0x21, '!∀#∃%&∋()∗+,−./0123456789:;<=>?'],
  [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x60, '‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵'],
  [0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'],
  [0xe0, '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
]

const wingdings: readonly Row[] = [
  [0x22, '✂✁'],
  [0x28, '☎✆✉'],
  [0x36, '⌛'],
  [0x41, '✌'],
  [0x45, '☜☞☝☟'],
  [0x4a, '☺ ☹ ☠'],
  [0x54, '❄'],
  [0x58, '✠✡☪☯ ☸♈♉♊♋♌♍♎♏♐♑♒♓'],
  [0x6c, '●❍■□ ❑❒ ◆◆❖◆⌧'],
  [0x7d, '❝❞'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
  [0x9e, '·•▪○○○◉◎ ▪□ ✦★✶✴✹✵'],
  [0xd5, '⌫⌦ ➢   ➲  ←→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⇔⇕'],
  [0xfb, '✗✓☒☑'],
]

const wingdings2: readonly Row[] = [
  [0x4f, '✗✓☒☑☒'],
  [0x97, '●'],
  [0xa3, '□'],
]

const wingdings3: readonly Row[] = [
  [0x21, '←→↑↓↖↗↙↘'],
  [0x70, '▲▼△▽◀▶◁▷'],
]

const webdings: readonly Row[] = [
  [0x33, '◀▶▲▼'],
  [0x61, '✔'],
  [0x72, '✖'],
]

const fonts = new Map(
  Object.entries({ symbol, wingdings, 'wingdings 2': wingdings2, 'wingdings 3': wingdings3, webdings }).map(
    ([font, rows]) => [font, toTable(rows)],
  ),
)

/** Start of the private-use codes of fonts without Unicode characters: F0B3 is the symbol at B3. */
const privateRoom = 0xf000
const privateLetters = /[\uf020-\uf0ff]/g

export function isSymbolFont(font: string): boolean {
  return fonts.has(nameOf(font))
}

/** The character that a font draws for a code, 20 to FF or F020 to F0FF; a blank for a code without character. */
export function symbolCharacter(font: string, code: number): string {
  const own = code >= privateRoom && code <= privateRoom + 0xff ? code - privateRoom : code
  return fonts.get(nameOf(font))?.get(own) ?? ' '
}

/** Replaces private-use letters of a symbol font by their characters; text in other fonts is unchanged. */
export function symbolText(font: string | undefined, text: string): string {
  if (font === undefined || text.search(privateLetters) < 0 || !isSymbolFont(font)) return text
  return text.replace(privateLetters, (letter) => symbolCharacter(font, letter.charCodeAt(0)))
}

function nameOf(font: string): string {
  return font.trim().toLowerCase()
}

function toTable(rows: readonly Row[]): Map<number, string> {
  return new Map(
    rows.flatMap(([first, signs]) => Array.from(signs, (sign, at): [number, string] => [first + at, sign])),
  )
}
