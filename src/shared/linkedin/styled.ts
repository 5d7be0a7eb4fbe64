/**
 * Bold and italic made of Unicode's mathematical letters, as LinkedIn has no formatting of its own. Opt-in with a note:
 * screen readers spell or skip these letters and search does not find them.
 */
type Style = 'bold' | 'italic'
export type LetterStyle = Style | 'plain'

/** Code points of sans-serif A, a and 0; there are no italic digits. */
const firstCodePoint: Record<Style, { capital: number; small: number; digit: number | null }> = {
  bold: { capital: 0x1d5d4, small: 0x1d5ee, digit: 0x1d7ec },
  italic: { capital: 0x1d608, small: 0x1d622, digit: null },
}

/** Links, addresses, hashtags and mentions stop working when their letters are replaced. */
const untouchable =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|[#@][\p{L}\p{N}_]+|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*|(?![\p{L}\p{N}]))/giu

/** Sets letters and digits in bold, also accented ones; a second style replaces the first. */
export function toBold(text: string): string {
  return restyle(text, 'bold')
}

/** Sets letters in italic, also accented ones; a second style replaces the first. */
export function toItalic(text: string): string {
  return restyle(text, 'italic')
}

/** Takes bold and italic off again: `toPlain(toBold(x))` is x for every x in Unicode's composed form (NFC). */
export function toPlain(text: string): string {
  return text.replace(/(?:[\u{1D400}-\u{1D7FF}]\p{M}*)+/gu, (styled) =>
    styled.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC')).normalize('NFC'),
  )
}

/**
 * The part of a text from `start` to `end` in another style. What it stands in counts: half a link stays as it is. A part
 * that has the style all over becomes plain.
 */
export function restyleRange(text: string, start: number, end: number, style: LetterStyle): string {
  const part = text.slice(start, end)
  const restyled = style === 'plain' ? part : styleRange(text, start, end, style)
  return restyled === part ? toPlain(part) : restyled
}

function restyle(text: string, style: Style): string {
  const plain = toPlain(text)
  return styleRange(plain, 0, plain.length, style)
}

function styleRange(text: string, start: number, end: number, style: Style): string {
  let styled = ''
  let position = start
  for (const { 0: word, index } of text.matchAll(untouchable)) {
    const wordStart = Math.max(index, position)
    const wordEnd = Math.min(index + word.length, end)
    if (wordStart >= wordEnd) continue
    styled += styleLetters(toPlain(text.slice(position, wordStart)), style) + text.slice(wordStart, wordEnd)
    position = wordEnd
  }
  return styled + styleLetters(toPlain(text.slice(position, end)), style)
}

function styleLetters(text: string, style: Style): string {
  return text.replace(/[A-Za-z0-9\u00C0-\u024F\u1E00-\u1EFF]/g, (character) => {
    const [base = '', ...accents] = character.normalize('NFD')
    return /[A-Za-z0-9]/.test(base) ? styleLetter(base, style) + accents.join('') : character
  })
}

function styleLetter(letter: string, style: Style): string {
  const { capital, small, digit } = firstCodePoint[style]
  if (/[A-Z]/.test(letter)) return String.fromCodePoint(capital + letter.charCodeAt(0) - 65)
  if (/[a-z]/.test(letter)) return String.fromCodePoint(small + letter.charCodeAt(0) - 97)
  if (/[0-9]/.test(letter) && digit !== null) return String.fromCodePoint(digit + Number(letter))
  return letter
}
