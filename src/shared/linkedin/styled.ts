/**
 * Bold and italic with Unicode's mathematical letters, as LinkedIn has no formatting. Opt-in with a note: screen
 * readers spell or skip these letters and search does not find them.
 */
type Style = 'bold' | 'italic'
export type LetterStyle = Style | 'plain'

/** UTF-16 units of the text. */
interface Place {
  start: number
  end: number
}

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
 * Restyles the text from `start` to `end`, taking its surroundings into account: half a link stays unchanged. A range
 * that already has the style throughout becomes plain.
 * @param names where its mentions are, whose letters stay
 */
export function restyleRange(
  text: string,
  start: number,
  end: number,
  style: LetterStyle,
  names: readonly Place[] = [],
): string {
  const part = text.slice(start, end)
  const restyled = style === 'plain' ? part : styleRange(text, start, end, style, names)
  return restyled === part ? styleRange(text, start, end, 'plain', names) : restyled
}

function restyle(text: string, style: Style): string {
  const plain = toPlain(text)
  return styleRange(plain, 0, plain.length, style)
}

function styleRange(
  text: string,
  start: number,
  end: number,
  style: LetterStyle,
  names: readonly Place[] = [],
): string {
  let styled = ''
  let position = start
  const live = style === 'plain' ? [] : Array.from(text.matchAll(untouchable), placeOf)
  for (const kept of [...live, ...names].sort((a, b) => a.start - b.start)) {
    const wordStart = Math.max(kept.start, position)
    const wordEnd = Math.min(kept.end, end)
    if (wordStart >= wordEnd) continue
    styled += styleLetters(toPlain(text.slice(position, wordStart)), style) + text.slice(wordStart, wordEnd)
    position = wordEnd
  }
  return styled + styleLetters(toPlain(text.slice(position, end)), style)
}

function placeOf({ 0: word, index }: RegExpExecArray): Place {
  return { start: index, end: index + word.length }
}

function styleLetters(text: string, style: LetterStyle): string {
  if (style === 'plain') return text
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
